// The first records of a preset, each with what tells it apart, and the way to all of them.
import { Fragment } from 'react';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { Skeleton } from '#engine/web/kit/skeleton.tsx';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { fieldIn } from '#engine/kinds/field-in.ts';
import { fieldAt } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { valueAt } from '#engine/model/value-at.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { failureText } from '#engine/web/api/failure-text.ts';
import { useRecordList } from '#engine/web/api/records.ts';
import { FieldCell } from '#engine/web/fields/field-cell.tsx';
import { LinksOff } from '#engine/web/fields/reference-link.tsx';
import { useRecordTitle } from '#engine/web/fields/reference-titles.tsx';
import { useShow } from '#engine/web/fields/use-show.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useTotal } from '#engine/web/i18n/use-total.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { queryOf, type Pile } from './start-items.ts';

/** Rows of each queue; the list has the rest. */
const rows = 5;

export function Queue({ pile }: { readonly pile: Pile }) {
  const text = useText();
  const totalText = useTotal();
  const { entity, preset } = pile;
  const { data, error, refetch } = useRecordList({ entity: entity.name }, queryOf(pile, rows));
  const title = text(labelKeys.preset(entity.name, preset.name));
  return (
    <Card component="section" aria-label={title}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, px: 2.5, pt: 2, pb: 1 }}>
        <Box sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
          <Typography variant="h3" sx={{ fontSize: '1rem' }}>
            {title}
          </Typography>
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
          >
            {[text(labelKeys.entity(entity.name, 'many')), data && totalText(data)].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        {data !== undefined && data.total > 0 && (
          <Link component={RouterLink} to={pile.to} variant="body2" aria-label={text('start.allOf', { title })}>
            {text('start.all')}
          </Link>
        )}
      </Box>
      {error !== null ? (
        <Box sx={{ px: 2.5, pb: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" role="alert">
            {failureText(error, text)}
          </Typography>
          <Button size="small" onClick={() => void refetch()}>
            {text('common.retry')}
          </Button>
        </Box>
      ) : data === undefined ? (
        <Box sx={{ px: 2.5, pb: 2 }} aria-busy="true">
          <Skeleton />
          <Skeleton width="70%" />
        </Box>
      ) : data.rows.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2.5, pb: 2 }}>
          {text('start.nothing')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {data.rows.map((row) => (
            <QueueRow key={row.id} pile={pile} row={row} />
          ))}
        </Box>
      )}
    </Card>
  );
}

function QueueRow({ pile: { entity, facts }, row }: { readonly pile: Pile; readonly row: RecordValues }) {
  const show = useShow(entity.name);
  const path = usePlaces().record(entity.name, row.id);
  const title = useRecordTitle(entity.name, row) || row.id;
  const said = facts.flatMap((path) => {
    const field = fieldAt(entity, path);
    const value = valueAt(row, path);
    if (field === undefined || value === undefined) return [];
    // The title of another record is not in this one: a cell asks for it.
    const isAsked = field.reference !== undefined && field.reference.copy === undefined;
    const content = isAsked ? (
      <FieldCell shape={entity.name} field={field} value={value} />
    ) : (
      show(fieldIn(field, row), value)
    );
    return [{ path, content }];
  });
  return (
    <Box
      component="li"
      sx={{ px: 2.5, py: 1, borderTop: 1, borderColor: 'divider', display: 'grid', justifyItems: 'start' }}
    >
      {path === undefined ? (
        <span>{title}</span>
      ) : (
        <Link component={RouterLink} to={path} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Link>
      )}
      {said.length > 0 && (
        <Typography variant="body2" color="textSecondary" component="span">
          <LinksOff value>
            {said.map(({ path: fact, content }, index) => (
              <Fragment key={fact}>
                {index > 0 && ' · '}
                {content}
              </Fragment>
            ))}
          </LinksOff>
        </Typography>
      )}
    </Box>
  );
}
