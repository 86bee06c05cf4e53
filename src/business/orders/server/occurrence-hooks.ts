import type { EntityHooks } from '#engine/server/records/hooks.ts';

/** A complaint is open until somebody closes it; nothing else has that state. */
export const occurrenceHooks: EntityHooks = {
  beforeWrite: ({ record, current }) =>
    current === undefined && record['type'] === 'complaint' ? { complaintState: 'open' } : {},
};
