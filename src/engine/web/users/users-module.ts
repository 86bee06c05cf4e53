import { lazyPart } from '#engine/web/module.ts';

/** What the engine has of its own, for whichever schema names it; none has to. */
export const usersModule = {
  tools: { resendInvitations: lazyPart(() => import('./resend-invitations.tsx'), 'ResendInvitations') },
} as const;
