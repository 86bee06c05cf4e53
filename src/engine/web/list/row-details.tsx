// What belongs to the record of an open row: of each nested entity the first ones, their number, and the way to all.
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Skeleton } from '#engine/web/kit/skeleton.tsx';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { fieldIn } from '#engine/kinds/field-in.ts';
import { fieldKinds } from '#engine/kinds/index.ts';
import type { Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { failureText } from '#engine/web/api/failure-text.ts';
import { entityOf, type RecordValues } from '#engine/web/api/record-calls.ts';
import { useRecordList } from '#engine/web/api/records.ts';
import { isNothing } from '#engine/web/fields/is-nothing.ts';
import { useRecordTitle } from '#engine/web/fields/reference-titles.tsx';
import { useShow } from '#engine/web/fields/use-show.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useTotal } from '#engine/web/i18n/use-total.ts';
import { tabOfChild } from '#engine/web/record/record-tabs.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { listFields } from './list-fields.ts';
import { detailsId } from './use-expansion.ts';

/** Of each nested entity; its list has the rest. */
const most = 5;
/** Values beside a title. */
const mostFacts = 3;

interface RowDetailsProps {
  readonly entity: Entity;
  readonly id: string;
  /** Names of entities. */
  readonly nested: readonly string[];
}

export function RowDetails({ entity, id, nested }: RowDetailsProps) {
  return (
    <Box id={detailsId(id)} sx={gridSx}>
      {nested.map((child) => (
        <Nested key={child} parent={entity} parentId={id} entity={entityOf(child)} />
      ))}
    </Box>
  );
}

const gridSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  alignItems: 'start',
} as const;

interface NestedProps {
  readonly parent: Entity;
  readonly parentId: string;
  readonly entity: Entity;
}

function Nested({ parent, parentId, entity }: NestedProps) {
  const t = useText();
  const totalText = useTotal();
  const places = usePlaces();
  const { roles } = useSession();
  const query = { search: '', filters: [], sort: entity.sort, offset: 0, limit: most };
  const { data, error } = useRecordList({ entity: entity.name, parentId }, query);
  const page = places.record(parent.name, parentId);
  const label = t(labelKeys.entity(entity.name, 'many'));
  const fields = listFields(entity, roles, true).filter(
    ({ path, kind }) => !entity.title.includes(path) && kind !== 'list' && kind !== 'children',
  );
  return (
    <section aria-label={label}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 0.5 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ flex: 1 }}>
          {data && totalText(data)}
        </Typography>
        {page !== undefined && (
          <Link
            component={RouterLink}
            to={`${page}?tab=${tabOfChild(parent, entity.name)}`}
            variant="caption"
            aria-label={t('start.allOf', { title: label })}
          >
            {t('start.all')}
          </Link>
        )}
      </Box>
      {error !== null ? (
        <Typography variant="caption" color="error" role="alert">
          {failureText(error, t)}
        </Typography>
      ) : data === undefined ? (
        <Skeleton width="60%" aria-busy="true" />
      ) : data.rows.length === 0 ? (
        <Typography variant="caption" color="textSecondary">
          {t('records.details.none')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
          {data.rows.map((row) => (
            <Item key={row.id} {...{ entity, parentId, row, fields }} />
          ))}
        </Box>
      )}
    </section>
  );
}

interface ItemProps {
  readonly entity: Entity;
  readonly parentId: string;
  readonly row: RecordValues;
  readonly fields: Entity['fields'];
}

function Item({ entity, parentId, row, fields }: ItemProps) {
  const t = useText();
  const show = useShow(entity.name);
  const path = usePlaces().record(entity.name, row.id, parentId);
  const title = useRecordTitle(entity.name, row);
  // What refers elsewhere has no text before it was asked for.
  const facts = fields
    .filter((field) => field.reference === undefined && !isNothing(valueAt(row, field.path)))
    .slice(0, mostFacts)
    .map((field) => {
      const text = show(fieldIn(field, row), valueAt(row, field.path));
      // A number or a yes says nothing without its name.
      return fieldKinds[field.kind].type === 'string'
        ? text
        : `${t('common.label', { label: t(labelKeys.field(entity.name, field.path)) })} ${text}`;
    });
  const [name = row.id, ...rest] = [title, ...facts].filter(Boolean);
  return (
    <li>
      <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {path === undefined ? (
          name
        ) : (
          <Link component={RouterLink} to={path} underline="hover">
            {name}
          </Link>
        )}
      </Typography>
      <Typography variant="caption" component="div" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {rest.join(' · ')}
      </Typography>
    </li>
  );
}
