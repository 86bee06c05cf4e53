// Who acts: people by their session, background jobs by themselves.

/** Who makes a request: a signed-in user with what rights and row limits are decided by. */
export interface Actor {
  readonly userId: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly organizationId: string;
  /** Rows an operator is confined to. */
  readonly providerIds: readonly string[];
  /** Rows an issuer is confined to. */
  readonly distributorIds: readonly string[];
  /** A background job: it may all that only jobs may, and no role is asked of it. */
  readonly isSystem?: boolean;
}

/** Who background jobs write as. */
export function systemActor(organizationId: string): Actor {
  return { userId: '00000000-0000-0000-0000-000000000000', name: 'Sistema', roles: [], organizationId, providerIds: [], distributorIds: [], isSystem: true };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** null for guests; set before any route runs. */
    actor: Actor | null;
  }
}
