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
}

declare module 'fastify' {
  interface FastifyRequest {
    /** null for guests; set before any route runs. */
    actor: Actor | null;
  }
}
