import type { OwnError } from '#engine/model/errors.ts';

/** More is sold of a slot than a change would leave. */
export const slotsSold: OwnError = {
  code: 'SLOTS_SOLD',
  status: 409,
  properties: {
    slots: {
      type: 'array',
      items: { type: 'object', additionalProperties: true },
      description: 'SLOTS_SOLD: what is sold and would have no place.',
    },
  },
};
