import { keepToWcag } from './support/keep-to-wcag.ts';

keepToWcag(320);
