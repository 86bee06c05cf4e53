import { useEffect } from 'react';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { labelKeys } from '#model/label-keys.ts';
import type { Place } from '#web/api/record-calls.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useForgetRecord } from '#web/session/recent-records.ts';
import { PageHeading } from '#web/shell/page-heading.tsx';
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
      <Button component={Link} to={upPath(place)} variant="outlined">
        {t(labelKeys.entity(place.entity, 'many'))}
      </Button>
    </>
  );
}
