// The group of roles.config.json that this subject names.

/** Who hands out all that is kept of one customer. */
export const exporters = 'customerExport';
