// Files taken out of the application, parsed back without the code that wrote them.
import { inflateRawSync } from 'node:zlib';

/** RFC 4180 with any separator; the mark of UTF-8 must be there. */
export function readCsv(bytes: Buffer, separator: string): string[][] {
  const text = bytes.toString('utf8');
  if (!text.startsWith('\uFEFF')) throw new Error('The file does not say that it is UTF-8');
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 1; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    const next = text[at + 1];
    if (sign === '"') {
      // Two within quotes are one.
      if (quoted && next === '"') {
        cell += sign;
        at += 1;
      } else quoted = !quoted;
    } else if (!quoted && sign === separator) endCell();
    else if (!quoted && sign === '\r' && next === '\n') {
      endCell();
      rows.push([]);
      at += 1;
    } else cell += sign;
  }
  if (cell !== '' || rows.at(-1)?.length !== 0) throw new Error('The last line does not end');
  return rows.slice(0, -1);
}

/** Entries of a zip archive by its central directory: name → bytes. */
function unzip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0) throw new Error('The archive does not end');
  const entries = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let entry = 0; entry < bytes.readUInt16LE(end + 10); entry += 1) {
    const [size, nameLength, extraLength, commentLength, start] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
      bytes.readUInt32LE(at + 42),
    ];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
    entries.set(name, inflateRawSync(bytes.subarray(from, from + size)));
    at += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
}

type SheetCell = string | number | undefined;

interface Sheet {
  readonly rows: readonly (readonly SheetCell[])[];
  /** Numbers of the styles, cell by cell. */
  readonly styles: readonly (readonly number[])[];
  readonly xml: string;
}

/** The one sheet of a workbook: texts as texts, numbers (days too) as numbers. */
export function readXlsx(bytes: Buffer): Sheet {
  const entries = unzip(bytes);
  const xml = entries.get('xl/worksheets/sheet1.xml')?.toString('utf8') ?? '';
  for (const part of [
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
  ])
    if (!entries.has(part)) throw new Error(`The workbook has no ${part}`);
  const rows = [...xml.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) => [
    ...row.matchAll(/<c(?<attributes>[^>]*?)(?:\/>|>(?<inner>.*?)<\/c>)/gs),
  ]);
  return {
    xml,
    rows: rows.map((cells) => cells.map(({ groups }) => readCell(groups?.['inner']))),
    styles: rows.map((cells) =>
      cells.map(({ groups }) => Number(/s="(\d+)"/.exec(groups?.['attributes'] ?? '')?.[1] ?? 0)),
    ),
  };
}

function readCell(inner: string | undefined): SheetCell {
  if (inner === undefined) return undefined;
  const value = /<v>(.*)<\/v>/.exec(inner)?.[1];
  if (value !== undefined) return Number(value);
  const text = /<t[^>]*>(.*)<\/t>/s.exec(inner)?.[1] ?? '';
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
