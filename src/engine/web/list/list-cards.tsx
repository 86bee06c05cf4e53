// Rows where there is no room for columns: a card each, its values named.
import { Fragment, Suspense } from 'react';
import { lateThemed } from '#engine/web/kit/late.tsx';
import { columnLabel, columnPath } from '#engine/kinds/referred.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { valueAt } from '#engine/model/value-at.ts';
import type { Place, RecordValues } from '#engine/web/api/record-calls.ts';
import { recordTitle } from '#engine/web/fields/record-title.ts';
import { useShow } from '#engine/web/fields/use-show.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useAfterPaint } from '#engine/web/kit/after-paint.ts';
import { titleField } from './list-fields.ts';
import { MarkAll, useMarks } from './marks.tsx';
import { expander, pickBox, titleContent, valueContent } from './list-row.tsx';
import { useExpansion } from './use-expansion.ts';
import { useRowClicks } from './use-row-clicks.ts';

const RowDetails = lateThemed(async () => (await import('./row-details.tsx')).RowDetails);

interface ListCardsProps {
  readonly entity: Entity;
  readonly place: Place;
  readonly fields: readonly Field[];
  readonly rows: readonly RecordValues[];
  readonly open: ((id: string) => void) | undefined;
  readonly selected: readonly string[];
  readonly select: (ids: readonly string[]) => void;
}

export function ListCards({ entity, place, fields, rows, open, selected, select }: ListCardsProps) {
  const t = useText();
  const show = useShow(place.entity);
  const places = usePlaces();
  const language = useLanguage();
  const title = titleField(entity, fields);
  const others = fields.filter((field) => field !== title);
  const { nested, isOpen, toggle } = useExpansion(entity);
  const ids = rows.map(({ id }) => id);
  const mark = useMarks(ids, selected, select);
  // As the bar above the rows, which moves them as well.
  const marksAny = useAfterPaint(selected.length > 0);
  const press = useRowClicks({ open, pick: mark, expand: toggle });
  const cards = (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- one listener for the links and buttons of all cards
    <ul aria-label={t(labelKeys.entity(entity.name, 'many'))} className="cards" onClick={press}>
      {rows.map((row, index) => {
        const isMarked = selected.includes(row.id);
        const name = recordTitle(entity, row, { language, t });
        const label = name === '' ? t('records.select.one', { row: index + 1 }) : t('records.select.named', { name });
        const content = { place, places, row, title, t, show, opens: open !== undefined };
        return (
          <li key={row.id} className={isMarked ? 'selected' : undefined}>
            <div className="head">
              {title && <div className="name">{titleContent(content, title)}</div>}
              <div className="pick">{pickBox(row.id, { selected: isMarked, label })}</div>
            </div>
            <dl>
              {others
                .filter((field) => valueAt(row, columnPath(field)) !== undefined)
                .map((field) => (
                  <Fragment key={field.name}>
                    <dt>{columnLabel(entity.name, field, t)}</dt>
                    <dd>{valueContent(content, field)}</dd>
                  </Fragment>
                ))}
            </dl>
            {nested.length > 0 && expander({ t, id: row.id, index, expanded: isOpen(row.id) }, t('records.details'))}
            {isOpen(row.id) && (
              <div className="details">
                <Suspense>
                  <RowDetails entity={entity} id={row.id} nested={nested} />
                </Suspense>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
  return (
    <>
      {marksAny && (
        <div className="mark-all">
          <MarkAll ids={ids} selected={selected} select={select} inWords />
        </div>
      )}
      {cards}
    </>
  );
}
