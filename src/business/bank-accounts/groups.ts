// The group of roles.config.json that this subject names.

/** Who is written to when payout data changes. */
export const overseers = 'leads';
