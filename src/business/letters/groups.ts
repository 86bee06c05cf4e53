// The group of roles.config.json that this subject names.

/** Who sees to letters that did not leave. */
export const support = 'support';
