// Written by "npm run generate" from src/engine/model/text.ts; edit those and run it again.

import type { Language } from '#engine/model/text.ts';
import ptMessages from './messages/pt.json' with { type: 'json' };
import ptLabels from './labels/pt.json' with { type: 'json' };
import enMessages from './messages/en.json' with { type: 'json' };
import enLabels from './labels/en.json' with { type: 'json' };
import frMessages from './messages/fr.json' with { type: 'json' };
import frLabels from './labels/fr.json' with { type: 'json' };

/** All that the server says, by key. */
export const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  pt: { ...ptMessages, ...ptLabels },
  en: { ...enMessages, ...enLabels },
  fr: { ...frMessages, ...frLabels },
};
