/** Icons that entities and navigation may name; src/engine/web/kit/icon.tsx draws each. */
export const iconNames = [
  'account-balance',
  'attractions',
  'badge',
  'campaign',
  'category',
  'confirmation-number',
  'contacts',
  'date-range',
  'download',
  'event-available',
  'event-note',
  'group',
  'history',
  'hub',
  'key',
  'local-offer',
  'logout',
  'manage-accounts',
  'people',
  'person',
  'point-of-sale',
  'policy',
  'receipt-long',
  'sell',
  'settings',
  'store',
  'storefront',
  'vpn-key',
] as const;

export type IconName = (typeof iconNames)[number];

export function isIconName(name: string): name is IconName {
  return iconNames.some((known) => known === name);
}
