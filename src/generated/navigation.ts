// Written by "npm run generate" from navigation.config.json; edit those and run it again.

import type { NavigationItem } from '#model/routes.ts';

export const navigation: readonly NavigationItem[] = [];
