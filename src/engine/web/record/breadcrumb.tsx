import { Link } from 'react-router-dom';
import { labelKeys } from '#engine/model/label-keys.ts';
import { entityOf, type Place } from '#engine/web/api/record-calls.ts';
import { useRecord } from '#engine/web/api/records.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { useRecordTitle } from '#engine/web/fields/reference-titles.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import { upPath } from './up-path.ts';

interface BreadcrumbProps {
  readonly place: Place;
  readonly current: string;
}

/** One line whatever its names are: that of a parent comes later than the page, which it would push down. */
export function Breadcrumb({ place, current }: BreadcrumbProps) {
  const t = useText();
  const places = usePlaces();
  const { parent } = entityOf(place.entity);
  const nested = parent !== undefined && place.parentId !== undefined;
  const top = nested ? parent.entity : place.entity;
  const list = places.list(top);
  return (
    <nav aria-label={t('records.breadcrumb')} className={nested ? 'breadcrumb nested' : 'breadcrumb'}>
      <ol>
        {list !== undefined && (
          <li>
            <Link to={list}>{t(labelKeys.entity(top, 'many'))}</Link>
          </li>
        )}
        {nested && place.parentId !== undefined && (
          <li>
            <ParentLink entity={parent.entity} id={place.parentId} />
          </li>
        )}
        {nested && places.record(parent.entity, place.parentId) !== undefined && (
          <li>
            <Link to={upPath(place, places)}>{t(labelKeys.entity(place.entity, 'many'))}</Link>
          </li>
        )}
        <li>
          <span aria-current="page" title={current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}

interface ParentLinkProps {
  readonly entity: string;
  readonly id: string;
}

function ParentLink({ entity, id }: ParentLinkProps) {
  const t = useText();
  const parent = useRecord({ entity }, id);
  const title = useRecordTitle(entity, parent.data) || t(labelKeys.entity(entity, 'one'));
  const path = usePlaces().record(entity, id);
  if (path === undefined) return <span title={title}>{title}</span>;
  return (
    <Link to={path} title={title}>
      {title}
    </Link>
  );
}
