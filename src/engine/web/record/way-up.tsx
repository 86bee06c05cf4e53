import { ButtonLink } from '#engine/web/kit/button.tsx';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { Place } from '#engine/web/api/record-calls.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { upPath } from './up-path.ts';

/** The way to the list, where a record is missing or may not be made: as wide as its words, not as the page. */
export function WayUp({ place }: { readonly place: Place }) {
  const t = useText();
  return (
    <ButtonLink to={upPath(place, usePlaces())} variant="outlined" style={{ width: 'fit-content' }}>
      {t(labelKeys.entity(place.entity, 'many'))}
    </ButtonLink>
  );
}
