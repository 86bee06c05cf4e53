// What the words of states say to the eye; a word that is not here is neutral.
const tones: Readonly<Record<string, 'success' | 'warning' | 'error' | 'info'>> = {
  active: 'success',
  approved: 'success',
  confirmed: 'success',
  paid: 'success',
  completed: 'success',
  used: 'success',
  open: 'info',
  scheduled: 'info',
  published: 'success',
  new: 'info',
  future: 'info',
  reactivated: 'success',
  pending: 'warning',
  requested: 'warning',
  disabled: 'warning',
  draft: 'warning',
  started: 'warning',
  suspended: 'warning',
  partiallyCanceled: 'warning',
  blocked: 'error',
  canceled: 'error',
  cancelled: 'error',
  denied: 'error',
  revoked: 'error',
  expired: 'error',
  refunded: 'error',
  inactive: 'error',
};

/** A colour of the palette for an option's dot; undefined for a neutral one. */
export function toneOf(option: string): string | undefined {
  return tones[option];
}
