import { expect, it } from 'vitest';
import { schemeShowing } from '#engine/web/theme/color-scheme.ts';

it.each([
  { picked: 'dark5', scheme: 'light', mode: 'light', after: 'system' },
  { picked: 'dark5', scheme: 'system', mode: 'light', after: 'system' },
  { picked: 'dark5', scheme: 'dark', mode: 'dark', after: 'dark' },
  { picked: 'light4', scheme: 'dark', mode: 'dark', after: 'light' },
  { picked: 'light4', scheme: 'system', mode: 'dark', after: 'light' },
  { picked: 'light4', scheme: 'system', mode: 'light', after: 'system' },
] as const)('$picked picked under $scheme while it is $mode shows under $after', ({ picked, scheme, mode, after }) => {
  expect(schemeShowing(picked, { scheme, mode })).toBe(after);
});
