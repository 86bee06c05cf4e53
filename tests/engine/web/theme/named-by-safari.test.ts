import { compile, middleware, serialize, stringify } from 'stylis';
import { expect, it } from 'vitest';
import { namedBySafari } from '#engine/web/theme/named-by-safari.ts';

it('calls what may not be selected as Safari does too, and leaves all else', () => {
  const rules = compile('.a{user-select:none;display:flex;}@media print{.a{user-select:text;}}');
  expect(serialize(rules, middleware([namedBySafari, stringify] as Parameters<typeof middleware>[0]))).toBe(
    '.a{-webkit-user-select:none;user-select:none;display:flex;}@media print{.a{-webkit-user-select:text;user-select:text;}}',
  );
});
