// Styles for lines from right to left: left and right change places in every rule that says one of them.
import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

export const mirroredCache = createCache({ key: 'rtl', speedy: true, stylisPlugins: [prefixer, rtlPlugin] });
