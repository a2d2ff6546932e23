/**
 * Whether *text* is so many hexadecimal digits.
 * @param {unknown} text
 * @param {number} digits
 */
export function isHex(text, digits) {
  return typeof text === "string" && text.length === digits && /^[\da-f]*$/.test(text);
}
