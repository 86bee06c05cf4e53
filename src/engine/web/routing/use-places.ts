import { useMemo } from 'react';
import { routes } from '#generated/routes.ts';
import { placesOf, type Places } from '#engine/model/places.ts';
import type { Route } from '#engine/model/routes.ts';
import { modelVersion } from '#engine/web/model-version.ts';
import { useSession } from '#engine/web/session/use-session.ts';

const declared: readonly Route[] = routes;
/** By the roles of who is signed in, while the model is the same: a list asks for each of its rows. */
let known = { version: modelVersion.current, places: new WeakMap<readonly string[], Places>() };

/** Where whoever is signed in finds lists and records; while he looks as another role, where that one does. */
export function usePlaces(): Places {
  const { roles, signedIn } = useSession();
  const version = modelVersion.current;
  return useMemo(
    () => (signedIn ? placesFor(roles, version) : placesOf(declared, { roles, signedIn })),
    [roles, signedIn, version],
  );
}

function placesFor(roles: readonly string[], version: number): Places {
  if (known.version !== version) known = { version, places: new WeakMap() };
  const made = known.places.get(roles) ?? placesOf(declared, { roles, signedIn: true });
  known.places.set(roles, made);
  return made;
}
