import { labelKeys } from '#engine/model/label-keys.ts';
import { entityOf, type Place } from '#engine/web/api/record-calls.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { PageHeading } from '#engine/web/kit/page-heading.tsx';
import { ReadOnlyNotice } from '../form/read-only-notice.tsx';
import { lowerFirst } from '../kit/lower-first.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { WayUp } from './way-up.tsx';

/** In place of a form that its reader may not fill in: an address that somebody typed, or was sent. */
export function RefusedCreation({ place }: { readonly place: Place }) {
  const t = useText();
  const heading = t('records.new', { entity: lowerFirst(t(labelKeys.entity(place.entity, 'one'))) });
  return (
    <>
      <Breadcrumb place={place} current={heading} />
      <PageHeading title={heading} />
      <ReadOnlyNotice entity={entityOf(place.entity)} creating />
      <WayUp place={place} />
    </>
  );
}
