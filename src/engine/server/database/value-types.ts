// How PostgreSQL values become JavaScript values, the same on both back ends: int8 → number, date → string,
// timestamptz → ISO string in Z with all its digits, numeric → string (money never becomes a float), json parsed.
import pg from 'pg';

type Parser = (text: string) => unknown;

const oid = { bool: 16, int8: 20, date: 1082, timestamp: 1114, timestamptz: 1184, numeric: 1700, time: 1083 } as const;
const arrayOid = {
  int8: 1016,
  date: 1182,
  timestamp: 1115,
  timestamptz: 1185,
  numeric: 1231,
  time: 1183,
  uuid: 2951,
} as const;

/** Of an instant with milliseconds; with all its digits it is longer. */
const leastUsual = 26;

const asText: Parser = (text) => text;

function toIso(text: string): string {
  // As nearly all are: `2026-11-20 10:00:00.123+00`.
  if (text.length >= leastUsual && text[10] === ' ' && text[19] === '.' && text.endsWith('+00'))
    return `${text.slice(0, 10)}T${text.slice(11, -3)}Z`;
  const match = /^(\d{4,}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.(\d+))?(?:\+00)?$/.exec(text);
  if (!match) return text;
  return `${match[1]}T${match[2]}.${(match[3] ?? '').padEnd(3, '0')}Z`;
}

function toInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a JavaScript number; cast it to text`);
  return value;
}

/** Its published types describe an older form of it. */
const arrayParser = pg.types.arrayParser as unknown as { create(text: string, parse: Parser): { parse(): unknown } };

function arrayOf(parse: Parser): Parser {
  return (text) => arrayParser.create(text, parse).parse();
}

const parsers = new Map<number, Parser>([
  [oid.int8, toInteger],
  [oid.date, asText],
  [oid.time, asText],
  [oid.timestamp, toIso],
  [oid.timestamptz, toIso],
  [oid.numeric, asText],
  [arrayOid.int8, arrayOf(toInteger)],
  [arrayOid.date, arrayOf(asText)],
  [arrayOid.time, arrayOf(asText)],
  [arrayOid.timestamp, arrayOf(toIso)],
  [arrayOid.timestamptz, arrayOf(toIso)],
  [arrayOid.numeric, arrayOf(asText)],
  [arrayOid.uuid, arrayOf(asText)],
]);

/** For the `types` option of a pg pool; values always travel as text. */
export const valueTypes = {
  getTypeParser(id: number): Parser {
    return parsers.get(id) ?? (pg.types.getTypeParser(id, 'text') as Parser);
  },
};
