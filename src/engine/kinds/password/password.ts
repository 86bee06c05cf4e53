import type { Kind } from '../kind.ts';

export const password: Kind = { type: 'string', column: null, operators: [], sort: null, secret: true };
