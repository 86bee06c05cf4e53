// Whom one may sign in as where the sample data is: on the sign-in page, in the log of the first start.
import type { User } from '#generated/types.ts';

/** What all of them sign in with. */
export const demoPassword = 'tickets123';

/** Those that the sign-in page offers; the sample data has a person for every role. */
export const offeredRoles = [
  'admin',
  'director',
  'quality',
  'supervisor',
  'financial',
  'techSupport',
  'inventory',
  'backOffice',
  'sales',
  'operator',
  'issuer',
] as const satisfies User['role'];

export function demoEmail(role: string): string {
  return `${role.toLowerCase()}@example.com`;
}
