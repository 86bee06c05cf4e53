import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { Place } from '#engine/web/api/record-calls.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { upPath } from './up-path.ts';

/** The way to the list, where a record is missing or may not be made: as wide as its words, not as the page. */
export function WayUp({ place }: { readonly place: Place }) {
  const t = useText();
  return (
    <Button component={Link} to={upPath(place, usePlaces())} variant="outlined" sx={{ width: 'fit-content' }}>
      {t(labelKeys.entity(place.entity, 'many'))}
    </Button>
  );
}
