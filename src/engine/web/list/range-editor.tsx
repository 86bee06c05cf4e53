// Filters typed with the kind's own input: from and to, one value, or some.
import { fieldKinds } from '#engine/kinds/index.ts';
import { useId, useState } from 'react';
import FormHelperText from '@mui/material/FormHelperText';
import dayjs from 'dayjs';
import { isDay } from '#engine/kinds/date/day-text.ts';
import type { Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { Filter } from '#engine/model/list-query.ts';
import { isRelative, resolveRelative } from '#engine/model/relative-time.ts';
import { listOf } from '#engine/kinds/plain-value.ts';
import { showText } from '#engine/kinds/view.ts';
import { fieldViews } from '#engine/kinds/views.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { EditorForm } from './editor-form.tsx';
import { anyOf, valuesOf } from './asked-values.ts';
import type { FilterEditorProps } from './filter-editor-props.ts';

type Limit = 'gte' | 'lte';

export function RangeEditor({ field, filters, apply }: FilterEditorProps) {
  const t = useText();
  const id = useId();
  const kept = (limit: Limit) =>
    readLimit(field, absolute(field, filters.find(({ operator }) => operator === limit)?.values[0]));
  const [from, setFrom] = useState<unknown>(() => kept('gte'));
  const [to, setTo] = useState<unknown>(() => kept('lte'));
  const [refused, setRefused] = useState(false);
  const limitFilter = (operator: Limit, value: unknown): Filter => ({
    path: field.path,
    operator,
    values: writeLimit(field, value),
  });
  const kind = isAmount(field) ? 'number' : 'date';
  const unread = [from, to].some((value) => isTyped(value) && writeLimit(field, value).length === 0);
  const reversed = isReversed(field, writeLimit(field, from)[0], writeLimit(field, to)[0]);
  const wrong = unread ? unreadTexts[kind] : reversed ? (`records.filter.reversed.${kind}` as const) : undefined;
  const problem = refused && wrong !== undefined ? `${id}-problem` : undefined;
  const submit = () => {
    setRefused(wrong !== undefined);
    if (wrong === undefined) apply([limitFilter('gte', from), limitFilter('lte', to)]);
  };
  return (
    <EditorForm submit={submit}>
      <KindInput field={field} id={`${id}-from`} label={t('records.filter.from')} value={from} onChange={setFrom} />
      <KindInput
        field={field}
        id={`${id}-to`}
        label={t('records.filter.to')}
        value={to}
        onChange={setTo}
        problem={problem}
      />
      {problem !== undefined && wrong !== undefined && (
        <FormHelperText error id={problem} role="alert" sx={{ mt: -1.5 }}>
          {t(wrong)}
        </FormHelperText>
      )}
    </EditorForm>
  );
}

export function ValueEditor({ entity, field, filters, apply }: FilterEditorProps) {
  const t = useText();
  const id = useId();
  const [value, setValue] = useState<unknown>(filters.find(({ operator }) => operator === 'eq')?.values[0]);
  return (
    <EditorForm
      submit={() => apply([{ path: field.path, operator: 'eq', values: typeof value === 'string' ? [value] : [] }])}
    >
      <KindInput
        field={field}
        id={id}
        label={t(labelKeys.field(entity.name, field.path))}
        value={value}
        onChange={setValue}
      />
    </EditorForm>
  );
}

export function SeveralEditor({ entity, field, filters, apply }: FilterEditorProps) {
  const t = useText();
  const id = useId();
  const read = (text: string): unknown => fieldKinds[field.kind].readFilter?.(text) ?? text;
  const [values, setValues] = useState<unknown>(() => valuesOf(filters).map(read));
  const { readFilter } = fieldKinds[field.kind];
  const submit = () => {
    const asked = listOf(values).map(String);
    apply(anyOf(field.path, readFilter === undefined ? asked : asked.filter((text) => readFilter(text) !== undefined)));
  };
  return (
    <EditorForm submit={submit}>
      <KindInput
        field={field}
        id={id}
        label={t(labelKeys.field(entity.name, field.path))}
        value={values}
        onChange={setValues}
      />
    </EditorForm>
  );
}

interface KindInputProps {
  readonly field: Field;
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Id of the text that says what is wrong. */
  readonly problem?: string | undefined;
}

const noErrors = {};

function KindInput({ field, id, label, value, onChange, problem }: KindInputProps) {
  // Instants are asked for by the day.
  const { Widget } = fieldViews[fieldKinds[field.kind].moment === 'dateTime' ? 'date' : field.kind];
  if (Widget === null) return null;
  return (
    <Widget
      {...{ field, id, label, value, onChange }}
      shape=""
      hideLabel={false}
      required={false}
      invalid={problem !== undefined}
      describedBy={problem}
      partErrors={noErrors}
      valueOf={() => undefined}
    />
  );
}

/** A limit that moves with the time is edited as the day it is today. */
function absolute({ kind }: Field, text: string | undefined): string | undefined {
  const { moment } = fieldKinds[kind];
  return text !== undefined && isRelative(text) && moment !== undefined
    ? resolveRelative(moment, text, new Date())
    : text;
}

function readLimit(field: Field, text: string | undefined): unknown {
  if (text === undefined) return undefined;
  if (fieldKinds[field.kind].moment === 'dateTime') return dayjs(text).format('YYYY-MM-DD');
  return isAmount(field) ? Number(text) : text;
}

/** A text that is no number or day is no limit; of instants the server takes whole days, where the business is. */
function writeLimit(field: Field, value: unknown): string[] {
  if (!isTyped(value)) return [];
  if (hasDays(field) && !isDay(showText(value))) return [];
  return isAmount(field) && typeof value !== 'number' ? [] : [showText(value)];
}

const unreadTexts = { number: 'validation.type.number', date: 'validation.format.date' } as const;

function isTyped(value: unknown): boolean {
  return value !== undefined && value !== '';
}

/** Of instants is asked by the day. */
function hasDays({ kind }: Field): boolean {
  const { moment } = fieldKinds[kind];
  return moment === 'date' || moment === 'dateTime';
}

function isAmount({ kind }: Field): boolean {
  return fieldKinds[kind].amount === true;
}

/** Written days and times follow each other as their texts do. */
function isReversed(field: Field, from: string | undefined, to: string | undefined): boolean {
  if (from === undefined || to === undefined) return false;
  return isAmount(field) ? Number(from) > Number(to) : from > to;
}
