/**
 * Milliseconds after which something a test waits for is not coming. Tests wait for what they mean and go on the moment
 * it is there, so
 * only a failing test ever waits this long, and a busy machine fails none.
 */
export const patience = 120_000;

/** A test or hook makes several such waits. */
export const testLimit = 5 * patience;
