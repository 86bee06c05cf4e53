// What the words of states say to the eye; a word that is not here is neutral.
const tones: Readonly<Record<string, 'success.main' | 'warning.main' | 'error.main' | 'info.main'>> = {
  active: 'success.main',
  approved: 'success.main',
  confirmed: 'success.main',
  paid: 'success.main',
  completed: 'success.main',
  used: 'success.main',
  open: 'info.main',
  scheduled: 'info.main',
  published: 'success.main',
  new: 'info.main',
  future: 'info.main',
  reactivated: 'success.main',
  pending: 'warning.main',
  requested: 'warning.main',
  disabled: 'warning.main',
  draft: 'warning.main',
  started: 'warning.main',
  suspended: 'warning.main',
  partiallyCanceled: 'warning.main',
  blocked: 'error.main',
  canceled: 'error.main',
  cancelled: 'error.main',
  denied: 'error.main',
  revoked: 'error.main',
  expired: 'error.main',
  refunded: 'error.main',
  inactive: 'error.main',
};

/** Palette path of an option's dot. */
export function toneOf(option: string): string {
  return tones[option] ?? 'text.disabled';
}
