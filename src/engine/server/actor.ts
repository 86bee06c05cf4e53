// Who acts, and with whose rights: people by their session, background jobs by themselves.
import { mayPass, type Access } from '#engine/model/access.ts';

/** What rights and row limits are decided by. */
export interface Holder {
  readonly roles: readonly string[];
  /** Ids that rows are compared with, by the user's field that holds them (`owned` of roles.config.json). */
  readonly own: Readonly<Record<string, readonly string[]>>;
}

/** Who makes a request. */
export interface Actor {
  readonly userId: string;
  readonly name: string;
  readonly organizationId: string;
  /**
   * All of these must be allowed: one for a person as himself; while he looks as another role that role beside him, so
   * that he never sees more than either.
   */
  readonly holders: readonly [Holder, ...Holder[]];
  /** A background job: it may all that only jobs may, and no role is asked of it. */
  readonly isSystem?: boolean;
}

type Person = Pick<Actor, 'userId' | 'name' | 'organizationId'> & Partial<Holder>;

/** A person as himself. */
export function personActor({ userId, name, organizationId, roles = [], own = {} }: Person): Actor {
  return { userId, name, organizationId, holders: [{ roles, own }] };
}

/** The ids that one of the holder's fields confines him to; none where he has none. */
export function ownIds({ own }: Pick<Holder, 'own'>, field: string): readonly string[] {
  return own[field] ?? [];
}

/** Who background jobs write as. */
export function systemActor(organizationId: string): Actor {
  return {
    ...personActor({ userId: '00000000-0000-0000-0000-000000000000', name: 'Sistema', organizationId }),
    isSystem: true,
  };
}

/** The only way to ask for an actor's roles. */
export function mayAll({ holders }: Pick<Actor, 'holders'>, access: Access): boolean {
  return holders.every(({ roles }) => mayPass(access, roles));
}

declare module 'fastify' {
  interface FastifyRequest {
    /** null for guests; set before any route runs. */
    actor: Actor | null;
  }
}
