// One state of a board: how many records are in it, the first of them as cards, and the way to all.
import { Fragment, useMemo, useState, type DragEvent } from 'react';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import IconButton from '@mui/material/IconButton';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import Typography from '@mui/material/Typography';
import { columnLabel, columnPath } from '#engine/kinds/referred.ts';
import type { Action, Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { ListQuery } from '#engine/model/list-query.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { entityOf, type Place, type RecordPage, type RecordValues } from '#engine/web/api/record-calls.ts';
import { useRecordList } from '#engine/web/api/records.ts';
import { LinksOff } from '#engine/web/fields/reference-link.tsx';
import { ReferenceTitles, useRecordTitle } from '#engine/web/fields/reference-titles.tsx';
import { useShow } from '#engine/web/fields/use-show.ts';
import { wantedTitles } from '#engine/web/fields/wanted-titles.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useTotal } from '#engine/web/i18n/use-total.ts';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { titleField } from '../list/list-fields.ts';
import { titleContent, valueContent } from '../list/list-row.tsx';
import { withColumns, type ListChange } from '../list/list-state.ts';

/** Cards of a column; all of a state are a list. */
const columnSize = 20;
/** Values of a card besides its title. */
const cardFacts = 3;

interface BoardColumnProps {
  readonly place: Place;
  readonly query: ListQuery;
  readonly field: Field;
  readonly fields: readonly Field[];
  readonly state: string;
  readonly moves: (record: RecordValues) => readonly Action[];
  readonly opens: boolean;
  /** What is dragged may be let go here. */
  readonly isTarget: boolean;
  readonly drag: (record: RecordValues | undefined) => void;
  readonly drop: (state: string) => void;
  readonly ask: (record: RecordValues) => void;
  readonly change: (change: ListChange) => void;
}

export function BoardColumn(props: BoardColumnProps) {
  const { place, query, field, fields, state, isTarget, drop } = props;
  const t = useText();
  const totalText = useTotal();
  const [isOver, setOver] = useState(false);
  const others = query.filters.filter(({ path }) => path !== field.path);
  const asked: ListQuery = {
    ...query,
    filters: [...others, { path: field.path, operator: 'eq', values: [state] }],
    offset: 0,
    limit: columnSize,
  };
  const answer = useRecordList(place, withColumns(asked, fields));
  const rows = answer.data?.rows ?? [];
  const wanted = useMemo(() => wantedTitles(fields, answer.data?.rows ?? []), [fields, answer.data]);
  const label = t(labelKeys.option(place.entity, field.path, state));
  const over = (event: DragEvent) => {
    if (!isTarget) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <Box
      component="section"
      aria-label={label}
      aria-busy={answer.isFetching}
      className={isTarget ? (isOver ? 'target over' : 'target') : undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (isTarget) drop(state);
      }}
    >
      <header>
        <Typography component="h2" variant="subtitle2">
          {label}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {answer.data && totalText(answer.data)}
        </Typography>
      </header>
      {answer.isError && <ErrorPanel error={answer.error} retry={() => void answer.refetch()} />}
      <ReferenceTitles wanted={wanted}>
        <ul aria-label={label}>
          {rows.map((row) => (
            <BoardCard key={row.id} {...props} record={row} />
          ))}
        </ul>
      </ReferenceTitles>
      {answer.data && <ColumnFoot {...props} page={answer.data} />}
    </Box>
  );
}

interface ColumnFootProps extends BoardColumnProps {
  readonly page: RecordPage;
}

/** That there is none, or the way to those without a card. */
function ColumnFoot({ page, field, state, change }: ColumnFootProps) {
  const t = useText();
  const totalText = useTotal();
  if (page.total === 0)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ px: 0.5, pb: 1 }}>
        {t('records.board.empty')}
      </Typography>
    );
  if (page.total <= page.rows.length) return null;
  return (
    <Button
      size="small"
      onClick={() => change({ type: 'openGroup', filters: [{ path: field.path, operator: 'eq', values: [state] }] })}
    >
      {t('records.board.all', { number: totalText(page) })}
    </Button>
  );
}

interface BoardCardProps extends BoardColumnProps {
  readonly record: RecordValues;
}

function BoardCard(props: BoardCardProps) {
  const { record, place, moves, drag, ask } = props;
  const t = useText();
  const name = useRecordTitle(place.entity, record);
  const isMoved = moves(record).length > 0;
  return (
    <Box
      component="li"
      draggable={isMoved}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData('text/plain', name);
        dataTransfer.effectAllowed = 'move';
        drag(record);
      }}
      onDragEnd={() => drag(undefined)}
    >
      {isMoved && (
        <IconButton
          size="small"
          title={t('records.board.move')}
          aria-label={t('records.board.moveOf', { record: name })}
          onClick={() => ask(record)}
        >
          <SwapHoriz fontSize="small" />
        </IconButton>
      )}
      <CardFacts {...props} />
    </Box>
  );
}

/** The way into the record, and the first of its values. */
function CardFacts({ record: row, place, field, fields, opens }: BoardCardProps) {
  const t = useText();
  const show = useShow(place.entity);
  const places = usePlaces();
  const title = titleField(entityOf(place.entity), fields);
  const content = { place, places, row, title, t, show, opens };
  const facts = fields
    .filter((own) => own !== title && own.path !== field.path && valueAt(row, columnPath(own)) !== undefined)
    .slice(0, cardFacts);
  return (
    <>
      {title && <div className="name">{titleContent(content, title)}</div>}
      {/* Lines too close to each other to be ways as well: a card leads to its record. */}
      <LinksOff value>
        <dl>
          {facts.map((own) => (
            <Fragment key={own.name}>
              <dt>{columnLabel(place.entity, own, t)}</dt>
              <dd title={columnLabel(place.entity, own, t)}>{valueContent(content, own)}</dd>
            </Fragment>
          ))}
        </dl>
      </LinksOff>
    </>
  );
}
