// Formatters of Intl are dear to make and cheap to use: whatever is written a second time makes none.
import { afterEach, expect, it, vi } from 'vitest';
import { fieldKinds } from '#engine/kinds/index.ts';
import { fieldViews } from '#engine/kinds/views.ts';
import { numberFormat } from '#engine/model/intl.ts';
import type { Field } from '#engine/model/entity.ts';
import { languages } from '#engine/model/text.ts';
import { formattersOf } from '#engine/web/i18n/use-format.ts';
import { entities } from '#generated/entities.ts';

afterEach(() => vi.restoreAllMocks());

const given: Readonly<Record<string, unknown>> = { date: '2026-11-28', dateTime: '2026-11-28T12:00:00.000Z' };

/** What a field of this kind may hold, well enough to be written. */
function valueOf({ kind }: Field): unknown {
  const { type, moment } = fieldKinds[kind];
  if (moment !== undefined) return given[moment];
  if (type === 'boolean') return true;
  return type === 'integer' || type === 'number' ? 1234 : 'BR';
}

const fields = Object.values(entities)
  .flatMap((entity) => entity.fields)
  .filter(({ kind }) => fieldKinds[kind].structure === undefined);

/** Every field in every language: on a page, in a file, on paper. */
function writeAll(): void {
  for (const language of languages) {
    const text = () => '';
    const writing = { holder: {}, language, yesOrNo: String, option: String, timeZone: 'America/Sao_Paulo' };
    const more = { localTime: String, title: String, parts: String, item: String };
    for (const field of fields) {
      const value = valueOf(field);
      const shown = { shape: 'x', language, t: text, format: formattersOf(language), show: text };
      fieldViews[field.kind].show(value, field, shown);
      const { write, writeInFile, writeOnPaper } = fieldKinds[field.kind];
      write?.(value, { ...writing, field });
      writeInFile?.(value, { ...writing, ...more, field });
      writeOnPaper?.(value, { ...writing, field });
    }
  }
}

it('makes no formatter for what it has written before', () => {
  writeAll();
  const made = (['NumberFormat', 'DateTimeFormat', 'DisplayNames'] as const).map((name) => vi.spyOn(Intl, name));
  writeAll();
  expect(fields.length).toBeGreaterThan(50);
  expect(made.map((one) => one.mock.calls)).toEqual([[], [], []]);
});

it('keeps as many as a page needs, and goes on writing beyond', () => {
  const written = Array.from({ length: 600 }, (_, index) =>
    numberFormat('en-GB', { minimumIntegerDigits: 1 + (index % 21), minimumFractionDigits: index % 29 }).format(1),
  );
  expect(new Set(written).size).toBeGreaterThan(500);
  expect(numberFormat('pt-BR').format(1234.5)).toBe('1.234,5');
  expect(numberFormat('fr-FR').format(1234.5)).toBe('1\u202f234,5');
});
