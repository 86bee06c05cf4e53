import { useEffect } from 'react';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { Place } from '#engine/web/api/record-calls.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useForgetRecord } from '#engine/web/session/recent-records.ts';
import { PageHeading } from '#engine/web/kit/page-heading.tsx';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { upPath } from './up-path.ts';

interface MissingRecordProps {
  readonly place: Place;
}

/** A missing item is 'Not found' (docs/specification.md). */
export function MissingRecord({ place }: MissingRecordProps) {
  const t = useText();
  const forget = useForgetRecord();
  const { pathname } = useLocation();
  useEffect(() => forget(pathname), [forget, pathname]);
  return (
    <>
      <PageHeading title={t('records.notFound')} subtitle={t('records.notFound.text')} />
      <Button component={Link} to={upPath(place, usePlaces())} variant="outlined">
        {t(labelKeys.entity(place.entity, 'many'))}
      </Button>
    </>
  );
}
