// A plain printed page: headings, facts in two columns, tables whose head repeats, sums, page numbers.
import type PDFDocument from 'pdfkit';

export interface SheetColumn {
  readonly title: string;
  /** Share of the width. */
  readonly width: number;
  readonly right?: boolean;
}

export interface Sheet {
  title(text: string, subtitle: string): void;
  heading(text: string): void;
  subheading(text: string): void;
  paragraph(text: string): void;
  facts(rows: readonly (readonly [string, string])[]): void;
  table(columns: readonly SheetColumn[], rows: readonly (readonly string[])[]): void;
  sums(rows: readonly (readonly [string, string])[]): void;
  /** At the foot of each page, when all are there. */
  number(text: (page: number, pages: number) => string): void;
}

type Document = InstanceType<typeof PDFDocument>;

const sizes = { title: 18, heading: 12, subheading: 10, text: 9, small: 8 } as const;
const colors = { text: '#1b1f24', muted: '#57606a', line: '#d0d7de' } as const;
const gap = 6;
/** Share of the width that labels take. */
const labels = 0.34;

export function buildSheet(document: Document, fonts: { readonly regular: string; readonly bold: string }): Sheet {
  document.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const { left, right, bottom } = document.page.margins;
  const width = document.page.width - left - right;
  const floor = document.page.height - bottom;
  const use = (font: 'regular' | 'bold', size: number, color: string = colors.text) => document.font(font).fontSize(size).fillColor(color);
  /** A new page when what comes does not fit any more. */
  const room = (height: number): boolean => {
    if (document.y + height <= floor) return false;
    document.addPage();
    return true;
  };
  const rule = () => document.moveTo(left, document.y).lineTo(left + width, document.y).lineWidth(0.5).strokeColor(colors.line).stroke();
  const write = (text: string) => document.text(text, left, document.y, { width });

  const heading = (text: string, size: number, space: number) => {
    room(space * 4 + size);
    document.y += space;
    use('bold', size);
    write(text);
    document.y += gap / 2;
  };

  const rowHeight = (columns: readonly SheetColumn[], cells: readonly string[]) => Math.max(...cells.map((cell, index) => document.heightOfString(cell || ' ', { width: (columns[index]?.width ?? 0) * width - gap }))) + gap;

  const row = (columns: readonly SheetColumn[], cells: readonly string[], height: number) => {
    const top = document.y + gap / 2;
    let x = left;
    for (const [index, { width: share, right: isRight }] of columns.entries()) {
      document.text(cells[index] ?? '', x, top, { width: share * width - gap, align: isRight ? 'right' : 'left' });
      x += share * width;
    }
    document.x = left;
    document.y = top - gap / 2 + height;
  };

  const head = (columns: readonly SheetColumn[]) => {
    use('bold', sizes.small, colors.muted);
    const titles = columns.map(({ title }) => title);
    row(columns, titles, rowHeight(columns, titles));
    rule();
  };

  return {
    title: (text, subtitle) => {
      use('bold', sizes.title);
      write(text);
      use('regular', sizes.text, colors.muted);
      document.y += gap / 2;
      write(subtitle);
      document.y += gap;
      rule();
    },
    heading: (text) => heading(text, sizes.heading, 16),
    subheading: (text) => heading(text, sizes.subheading, 10),
    paragraph: (text) => {
      use('regular', sizes.text);
      room(document.heightOfString(text, { width }));
      write(text);
    },
    facts: (rows) => {
      const columns = [{ title: '', width: labels }, { title: '', width: 1 - labels }];
      for (const [label, text] of rows) {
        use('regular', sizes.text);
        const height = rowHeight(columns, [label, text]);
        room(height);
        const top = document.y;
        use('regular', sizes.text, colors.muted);
        row(columns, [label, ''], height);
        document.y = top;
        use('regular', sizes.text);
        row(columns, ['', text], height);
      }
    },
    table: (columns, rows) => {
      room(sizes.text * 5);
      head(columns);
      for (const cells of rows) {
        use('regular', sizes.text);
        const height = rowHeight(columns, cells);
        if (room(height)) head(columns);
        use('regular', sizes.text);
        row(columns, cells, height);
      }
    },
    sums: (rows) => {
      const columns = [{ title: '', width: 0.8, right: true }, { title: '', width: 0.2, right: true }];
      for (const [index, [label, text]] of rows.entries()) {
        use(index === rows.length - 1 ? 'bold' : 'regular', sizes.text);
        const height = rowHeight(columns, [label, text]);
        room(height);
        row(columns, [label, text], height);
      }
    },
    number: (text) => {
      const { count } = document.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        document.switchToPage(page);
        // Below the margin text would open a new page.
        document.page.margins.bottom = 0;
        use('regular', sizes.small, colors.muted);
        document.text(text(page + 1, count), left, document.page.height - 40, { width, align: 'right' });
      }
    },
  };
}
