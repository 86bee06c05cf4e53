// The same screens on the narrowest telephone. Takes long since axe goes through each of some 60 pages as it is
// painted.
import { keepToWcag } from './support/keep-to-wcag.ts';

keepToWcag(320);
