// Written by "npm run generate" from package.json; edit those and run it again.

/** What the product is called, and whose installation it is for want of settings. */
export const product = {
  name: 'ticket-back-office',
  title: 'Ticket back office',
  organization: { id: 'icd', name: 'ICD' },
} as const;
