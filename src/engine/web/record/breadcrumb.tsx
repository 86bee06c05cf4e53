import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
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

const endSx = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** One line whatever its names are: that of a parent comes later than the page, which it would push down. */
const lineSx = {
  mb: 1,
  fontSize: '0.875rem',
  '& ol': { flexWrap: 'nowrap' },
  '& li': { minWidth: 0 },
  '& .MuiBreadcrumbs-separator': { flex: 'none' },
  '& :is(a, span)': { ...endSx, py: 0.5 },
} as const;

/** Where all four do not fit, the heading below says the last one. */
const withoutLastSx = { '& li:nth-last-of-type(-n + 2)': { display: { xs: 'none', sm: 'list-item' } } } as const;

export function Breadcrumb({ place, current }: BreadcrumbProps) {
  const t = useText();
  const places = usePlaces();
  const { parent } = entityOf(place.entity);
  const nested = parent !== undefined && place.parentId !== undefined;
  const top = nested ? parent.entity : place.entity;
  const list = places.list(top);
  return (
    <Breadcrumbs aria-label={t('records.breadcrumb')} sx={[lineSx, nested && withoutLastSx]}>
      {list !== undefined && (
        <Link component={RouterLink} to={list} underline="hover" color="inherit">
          {t(labelKeys.entity(top, 'many'))}
        </Link>
      )}
      {nested && place.parentId !== undefined && <ParentLink entity={parent.entity} id={place.parentId} />}
      {nested && places.record(parent.entity, place.parentId) !== undefined && (
        <Link component={RouterLink} to={upPath(place, places)} underline="hover" color="inherit">
          {t(labelKeys.entity(place.entity, 'many'))}
        </Link>
      )}
      <Typography variant="body2" color="textPrimary" aria-current="page" title={current} sx={endSx}>
        {current}
      </Typography>
    </Breadcrumbs>
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
    <Link component={RouterLink} to={path} underline="hover" color="inherit" title={title}>
      {title}
    </Link>
  );
}
