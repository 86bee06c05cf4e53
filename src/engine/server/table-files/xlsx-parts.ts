import type { ColumnType } from '#engine/kinds/kind.ts';
// The fixed parts of a workbook with one sheet (ECMA-376), as small as spreadsheets accept them.

const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const sheetPath = 'xl/worksheets/sheet1.xml';
export const sheetStart = `${header}<worksheet xmlns="${main}">`;

/** Number formats by their numbers in the standard; 14 and 22 are the days of the reader's own settings. */
const numberFormats = [0, 0, 1, 0, 4, 10, 14, 22, 49] as const;

/** Places of the formats in styles.xml. */
export const styles = { plain: 0, heading: 1, literal: 8 } as const;
export const styleOf: Readonly<Record<ColumnType, number>> = {
  text: styles.plain,
  integer: 2,
  number: 3,
  money: 4,
  percentage: 5,
  date: 6,
  dateTime: 7,
};

function stylesPart(): string {
  const formats = numberFormats.map((format, place) => {
    const bold = place === styles.heading ? ' fontId="1" applyFont="1"' : ' fontId="0"';
    // What begins like a formula stays a text when somebody edits the cell.
    const literal = place === styles.literal ? ' quotePrefix="1"' : '';
    return `<xf numFmtId="${format}"${bold} fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${literal}/>`;
  });
  return (
    `${header}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${formats.length}">${formats.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
  );
}

/** Everything but the sheet: path in the archive → text. */
export function workbookParts(sheetName: string): ReadonlyMap<string, string> {
  return new Map([
    [
      '[Content_Types].xml',
      `${header}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/${sheetPath}" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${header}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${header}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escapeXml(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${header}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', stylesPart()],
  ]);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// oxlint-disable-next-line no-control-regex -- those are what has to go
const unprintable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** XML 1.0 has no control characters and no halves of a pair. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(unprintable, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
