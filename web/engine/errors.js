/*
 * What can go wrong on the way to the engine. Each code is a Fluent id after "error-".
 *
 *   engine-download   a file of the engine could not be fetched, or is not what it should be
 *   engine-broken     Python did not start
 *   engine-fault      the engine threw what nobody expects
 *   engine-slow       no start within the time allowed; it may still come
 *   engine-died       the worker is gone or does not answer
 *
 * Every other code is one of the engine's own: engine/kazan/errors.py.
 */

/** An error with a stable code, to be shown in the player's language. */
export class EngineError extends Error {
  /**
   * @param {string} code
   * @param {string} [message] for the console
   * @param {Record<string, unknown>} [details] what else the engine said about it
   */
  constructor(code, message = code, details = {}) {
    super(message);
    this.name = "EngineError";
    this.code = code;
    this.details = details;
  }
}
