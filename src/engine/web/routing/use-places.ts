import { useMemo } from 'react';
import { routes } from '#generated/routes.ts';
import { placesOf, type Places } from '#engine/model/places.ts';
import type { Route } from '#engine/model/routes.ts';
import { modelVersion } from '#engine/web/model-version.ts';
import { useSession } from '#engine/web/session/use-session.ts';

const declared: readonly Route[] = routes;
/** By the roles of who is signed in: a list asks for each of its rows. */
let known = new WeakMap<readonly string[], Places>();
let knownOf = modelVersion.current;

/** Where whoever is signed in finds lists and records; while he looks as another role, where that one does. */
export function usePlaces(): Places {
  const { roles, signedIn } = useSession();
  const version = modelVersion.current;
  return useMemo(() => {
    if (version !== knownOf) known = new WeakMap();
    knownOf = version;
    const made = (signedIn ? known.get(roles) : undefined) ?? placesOf(declared, { roles, signedIn });
    if (signedIn) known.set(roles, made);
    return made;
  }, [roles, signedIn, version]);
}
