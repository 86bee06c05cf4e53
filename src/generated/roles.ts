// Written by "npm run generate" from roles.config.json; edit those and run it again.

import type { Roles } from '#model/access.ts';

export const roles: Roles = {
  roles: [],
  groups: {},
  entities: {},
};
