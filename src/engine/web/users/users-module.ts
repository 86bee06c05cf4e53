import { defineWebModule, lazyPart } from '#engine/web/module.ts';

export const usersModule = defineWebModule({
  tools: { resendInvitations: lazyPart(() => import('./resend-invitations.tsx'), 'ResendInvitations') },
});
