/**
 * All words of the page come through here, from the Fluent file of one language.
 * @import { FluentVariable } from "@fluent/bundle"
 * @import { Message, Variables } from "../types"
 */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

/** A number that chooses its plural form but is written plainly: no language data is needed. */
class PlainNumber extends FluentNumber {
  /** @override */
  toString() {
    return String(this.value);
  }
}

/** Letters that are written from the right: a name in them must not turn the words around it. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** @param {string} word */
const apart = (word) => (FROM_RIGHT.test(word) ? `\u2068${word}\u2069` : word);

/**
 * The texts of *source*, a Fluent file in *language*.
 * @param {string} language
 * @param {string} source
 */
export function createTexts(language, source) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const [error] = bundle.addResource(new FluentResource(source));
  if (error) {
    throw error;
  }

  /**
   * The pattern of *id*, or of an attribute as "id.attribute".
   * @param {string} id
   */
  function pattern(id) {
    const [name, attribute] = id.split(".");
    const message = bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  return {
    language,
    /**
     * Whether there is a text for *id*.
     * @param {string} id
     */
    has: (id) => pattern(id) !== null,
    /**
     * The text of *id*; a missing one is our mistake and an error.
     * @param {string} id
     * @param {Variables} [vars]
     */
    text(id, vars = {}) {
      const found = pattern(id);
      if (found === null) {
        throw new Error(`no text ${id} in ${language}`);
      }
      /** @type {Record<string, FluentVariable>} */
      const values = {};
      for (const [name, value] of Object.entries(vars)) {
        values[name] = typeof value === "number" ? new PlainNumber(value) : apart(value);
      }
      return bundle.formatPattern(found, values);
    },
  };
}

/** @typedef {ReturnType<typeof createTexts>} Texts */
