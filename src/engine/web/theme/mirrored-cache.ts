// Styles for lines from right to left: left and right change places in every rule that says one of them.
import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { namedBySafari } from './named-by-safari.ts';

export const mirroredCache = createCache({ key: 'rtl', speedy: true, stylisPlugins: [namedBySafari, rtlPlugin] });
