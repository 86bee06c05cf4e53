import { defaultOrganization } from './user.ts';
import { useSession } from './use-session.ts';

/** The user's organisation, 'ICD' for want of one (SPEC section 2). */
export function useOrganizationName(): string {
  return useSession().user?.organizationName ?? defaultOrganization;
}
