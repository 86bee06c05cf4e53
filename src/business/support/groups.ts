// The group of roles.config.json that this subject names.

/** Who sees to letters that did not leave, and to people who cannot sign in. */
export const support = 'support';
