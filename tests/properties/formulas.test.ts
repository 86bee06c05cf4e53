// A formula is the same in the form, where one types, and in the database: over drawn formulas and drawn records.
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fieldKinds } from '#engine/kinds/index.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import type { FieldKind } from '#engine/model/field-kinds.ts';
import { formulaLimits, formulaValue, type Formula, type FormulaOperator } from '#engine/model/formula.ts';
import type { Database } from '#engine/server/database/database.ts';
import { fieldSql } from '#engine/server/records/field-sql.ts';
import { openTestDatabase } from '../support/database.ts';

const runs = Number(process.env['FUZZ_RUNS'] ?? 300);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_123);
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase({ template: 'empty' });
});
afterAll(() => database.close());

type Type = 'number' | 'text' | 'boolean' | 'day';

const kinds = {
  total: 'integer',
  price: 'money',
  share: 'percentage',
  weight: 'number',
  name: 'text',
  note: 'multiline',
  isOpen: 'boolean',
  from: 'date',
  to: 'date',
} as const satisfies Readonly<Record<string, FieldKind>>;
type Name = keyof typeof kinds;
const names = Object.keys(kinds) as Name[];
const ofType: Readonly<Record<Type, readonly Name[]>> = {
  number: ['total', 'price', 'share', 'weight'],
  text: ['name', 'note'],
  boolean: ['isOpen'],
  day: ['from', 'to'],
};

const plain = {
  required: false,
  readOnly: false,
  createOnly: false,
  computed: false,
  list: true,
  filter: true,
  sort: true,
  search: false,
  group: '',
  span: 6,
};
const fields = names.map((name): Field => ({
  ...plain,
  name,
  path: name,
  kind: kinds[name],
  column: name.toLowerCase(),
}));

const day = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
const values = fc.record({
  total: fc.option(fc.integer(), { nil: null }),
  price: fc.option(fc.maxSafeInteger(), { nil: null }),
  share: fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: null }),
  weight: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }), { nil: null }),
  name: fc.option(fc.string({ unit: 'grapheme', maxLength: 12 }).map(withoutZero), { nil: null }),
  note: fc.option(fc.constantFrom('', "it's", 'a\\b', '🎢 $1'), { nil: null }),
  isOpen: fc.option(fc.boolean(), { nil: null }),
  from: fc.option(day.map(isoDay), { nil: null }),
  to: fc.option(day.map(isoDay), { nil: null }),
} satisfies Record<Name, unknown>);

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Which no text of PostgreSQL holds. */
function withoutZero(text: string): string {
  return text.replaceAll('\0', '');
}

/** Made once each: they are many, one in the other. */
const made = new Map<string, fc.Arbitrary<Formula>>();

/** A formula of the type, at most so many operators deep. */
function drawn(type: Type, depth: number): fc.Arbitrary<Formula> {
  const known = made.get(`${type} ${depth}`) ?? makeDrawn(type, depth);
  made.set(`${type} ${depth}`, known);
  return known;
}

function makeDrawn(type: Type, depth: number): fc.Arbitrary<Formula> {
  const leaves = [
    fc.constantFrom(...ofType[type]).map((field): Formula => ({ field })),
    ...literals[type].map((one) => one.map((value): Formula => ({ value }))),
  ];
  if (depth === 0) return fc.oneof(...leaves);
  const of: Make = (operator, ...types) =>
    fc.tuple(...types.map((part) => drawn(part, depth - 1))).map((parts): Formula => ({ operator, of: parts }));
  return fc.oneof(...leaves, of('if', 'boolean', type, type), of('coalesce', type, type), ...operations(type, of));
}

const literals: Readonly<Record<Type, readonly fc.Arbitrary<number | string | boolean>[]>> = {
  number: [fc.integer({ min: 0, max: 1000 }), fc.constantFrom(0.1, 0.5, 1.005, 999_999_999_999_999)],
  text: [fc.constantFrom("'; drop table t; --", '$1', 'é', 'x')],
  boolean: [fc.boolean()],
  day: [],
};

type Make = (operator: FormulaOperator, ...of: readonly Type[]) => fc.Arbitrary<Formula>;

function operations(type: Type, made: Make): fc.Arbitrary<Formula>[] {
  if (type === 'day') return [];
  if (type === 'text') return [made('concat', 'text', 'text')];
  if (type === 'number')
    return [
      ...(['add', 'subtract', 'multiply', 'divide'] as const).map((operator) => made(operator, 'number', 'number')),
      ...(['negate', 'round', 'floor', 'ceiling', 'absolute'] as const).map((operator) => made(operator, 'number')),
      made('least', 'number', 'number', 'number'),
      made('greatest', 'number', 'number'),
      made('days', 'day', 'day'),
      made('length', 'text'),
    ];
  return [
    ...(['less', 'lessOrEqual', 'greater', 'greaterOrEqual'] as const).flatMap((operator) => [
      made(operator, 'number', 'number'),
      made(operator, 'day', 'day'),
    ]),
    ...(['equal', 'unequal'] as const).flatMap((operator) =>
      (['number', 'text', 'boolean', 'day'] as const).map((of) => made(operator, of, of)),
    ),
    made('and', 'boolean', 'boolean'),
    made('or', 'boolean', 'boolean'),
    made('not', 'boolean'),
    ...(['number', 'text', 'boolean', 'day'] as const).map((of) => made('present', of)),
  ];
}

function operatorsOf(formula: Formula): FormulaOperator[] {
  return 'operator' in formula ? [formula.operator, ...formula.of.flatMap(operatorsOf)] : [];
}

/** What generate takes. */
function isTaken(formula: Formula): boolean {
  const used = operatorsOf(formula);
  return (
    used.length <= formulaLimits.operators &&
    used.filter((one) => one === 'multiply' || one === 'divide').length <= formulaLimits.multiplications
  );
}

const results: Readonly<Record<Type, readonly FieldKind[]>> = {
  number: ['number', 'money'],
  text: ['text'],
  boolean: ['boolean'],
  day: ['date'],
};

/** As generate fits it into the field; a whole number is rounded at least. */
function fitted(formula: Formula, kind: FieldKind): Formula {
  if (kind === 'money') return { operator: 'whole', of: [{ operator: 'round', of: [formula] }] };
  return kind === 'text' ? { operator: 'cut', of: [formula, { value: 7 }] } : formula;
}

const question = fc
  .constantFrom<Type>('number', 'number', 'text', 'boolean', 'day')
  .chain((type) =>
    fc.record({ kind: fc.constantFrom(...results[type]), formula: drawn(type, 3).filter(isTaken), record: values }),
  );

it('is worked out alike by the database and by the form', { timeout: 3_600_000 }, async () => {
  const law = fc.asyncProperty(fc.array(question, { minLength: 20, maxLength: 20 }), async (questions) => {
    const asked = questions.map(({ kind, formula, record }) => {
      const field: Field = {
        ...plain,
        name: 'worked',
        path: 'worked',
        kind,
        computed: true,
        formula: fitted(formula, kind),
      };
      return { field, record };
    });
    const parts = asked.map(({ field, record }) => {
      const entity = { name: 'drawn', fields: [...fields, field] } as unknown as Entity;
      const row = sql.join(
        fields.map(({ name, kind }) => sql`${record[name as Name]}::${sql.raw(fieldKinds[kind].column ?? '')}`),
      );
      const columns = sql.join(fields.map(({ column }) => sql.id(column ?? '')));
      return sql`(select to_jsonb(${fieldSql(entity, field)}) from (values (${row})) as t(${columns}))`;
    });
    const { rows } = await sql<{
      all: readonly unknown[];
    }>`select jsonb_build_array(${sql.join(parts)}) as all`.execute(database.query);
    const inForm = asked.map(({ field, record }) => formulaValue(field.formula ?? { value: false }, record) ?? null);
    expect(rows[0]?.all).toEqual(inForm);
  });
  await fc.assert(law, { seed, numRuns: Math.ceil(runs / 10) });
});
