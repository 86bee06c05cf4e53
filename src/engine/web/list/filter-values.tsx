// The values of one field's filters as a person says them.
import { asDay } from '#engine/kinds/date/as-day.ts';
import { fieldKinds } from '#engine/kinds/index.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import { linkOf, type Link } from '#engine/model/link.ts';
import type { Filter } from '#engine/model/list-query.ts';
import { isCalendarDay, isRelative, resolveRelative } from '#engine/model/relative-time.ts';
import { fieldViews } from '#engine/kinds/views.ts';
import { useTitles } from '#engine/web/fields/reference-titles.tsx';
import { useShow } from '#engine/web/fields/use-show.ts';
import { relativeText } from '#engine/web/i18n/relative-text.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { periodOf } from './periods.ts';

interface FilterValuesProps {
  readonly entity: Entity;
  readonly field: Field;
  readonly filters: readonly Filter[];
}

export function FilterValues({ entity, field, filters }: FilterValuesProps) {
  const t = useText();
  const show = useShow(entity.name);
  const language = useLanguage();
  const link = linkOf(field);
  if (fieldViews[field.kind].filter === 'reference' && link !== undefined)
    return <TitleList link={link} ids={filters.flatMap(({ values }) => values)} />;
  const text = (value: string) =>
    fieldKinds[field.kind].moment !== undefined && isRelative(value)
      ? isCalendarDay(value)
        ? show(asDay(field), dayNow(value))
        : relativeText(value, language, t)
      : show(asAsked(field, value), valueOf(field, value));
  const period = periodOf(filters);
  if (period !== undefined) return <>{t(`records.period.${period.name}`)}</>;
  const limit = (operator: Filter['operator']) => filters.find((filter) => filter.operator === operator)?.values[0];
  const [from, to] = [limit('gte') ?? limit('gt'), limit('lte') ?? limit('lt')];
  if (from !== undefined || to !== undefined) {
    if (to === undefined) return <>≥ {text(from ?? '')}</>;
    return from === undefined ? (
      <>≤ {text(to)}</>
    ) : (
      <>{t('records.filter.between', { from: text(from), to: text(to) })}</>
    );
  }
  const [first] = filters;
  if (first?.operator === 'null')
    return <>{t(first.values[0] === 'true' ? 'records.filter.without' : 'records.filter.with')}</>;
  if (first?.operator === 'like') return <>“{first.values.join(' ')}”</>;
  return (
    <>
      {filters
        .flatMap(({ values }) =>
          values.map((value) => (fieldKinds[field.kind].type === 'array' ? show(field, [value]) : text(value))),
        )
        .join(', ')}
    </>
  );
}

interface TitleListProps {
  readonly link: Link;
  readonly ids: readonly string[];
}

function TitleList({ link, ids }: TitleListProps) {
  const titles = useTitles(link.entity, ids, link.by);
  return <>{titles.map((title, index) => (title === '' ? ids[index] : (title ?? '…'))).join(', ')}</>;
}

/** Instants are asked for by the day. */
function asAsked(field: Field, text: string): Field {
  return fieldKinds[field.kind].moment === 'dateTime' && /^\d{4}-\d{2}-\d{2}$/.test(text) ? asDay(field) : field;
}

/** URLs hold texts; some kinds show numbers and booleans. */
function valueOf(field: Field, text: string): unknown {
  const { type, amount } = fieldKinds[field.kind];
  if (type === 'boolean') return text === 'true';
  return amount && text !== '' && !Number.isNaN(Number(text)) ? Number(text) : text;
}

/** The day that the calendar's name says today. */
function dayNow(text: string): string {
  return resolveRelative('date', text, new Date());
}
