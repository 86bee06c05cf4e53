import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Place } from '#engine/web/api/record-calls.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useForgetRecord } from '#engine/web/session/recent-records.ts';
import { PageHeading } from '#engine/web/kit/page-heading.tsx';
import { WayUp } from './way-up.tsx';

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
      <WayUp place={place} />
    </>
  );
}
