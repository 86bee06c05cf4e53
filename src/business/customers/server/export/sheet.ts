// A plain printed page: headings, facts in two columns, tables whose head repeats, sums, page numbers.
import type PDFDocument from 'pdfkit';

export interface SheetColumn {
  readonly title: string;
  /** Share of the width. */
  readonly width: number;
  readonly right?: boolean;
}

type Document = InstanceType<typeof PDFDocument>;
type Fact = readonly [label: string, text: string];

const sizes = { title: 18, heading: 12, subheading: 10, text: 9, small: 8 } as const;
const colors = { text: '#1b1f24', muted: '#57606a', line: '#d0d7de' } as const;
const gap = 6;
const lineHeight = 17;
const factColumns: readonly SheetColumn[] = [
  { title: '', width: 0.34 },
  { title: '', width: 0.66 },
];
const sumColumns: readonly SheetColumn[] = [
  { title: '', width: 0.8, right: true },
  { title: '', width: 0.2, right: true },
];

export class Sheet {
  readonly #document: Document;
  readonly #left: number;
  readonly #width: number;
  readonly #floor: number;

  constructor(document: Document, fonts: { readonly regular: string; readonly bold: string }) {
    document.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
    const { left, right, bottom } = document.page.margins;
    this.#document = document;
    this.#left = left;
    this.#width = document.page.width - left - right;
    this.#floor = document.page.height - bottom;
  }

  title(text: string, subtitle: string): void {
    this.#ink('bold', sizes.title);
    this.#write(text);
    this.#ink('regular', sizes.text, colors.muted);
    this.#document.y += gap / 2;
    this.#write(subtitle);
    this.#document.y += gap;
    this.#rule();
  }

  heading(text: string): void {
    this.#headingOf(text, sizes.heading, 16);
  }

  subheading(text: string): void {
    this.#headingOf(text, sizes.subheading, 10);
  }

  paragraph(text: string): void {
    this.#ink('regular', sizes.text);
    this.#room(this.#document.heightOfString(text, { width: this.#width }));
    this.#write(text);
  }

  /** What comes in so many lines is not torn apart, as long as a page holds it. */
  together(lines: number): void {
    const height = lines * lineHeight;
    if (height < this.#floor / 2) this.#room(height);
  }

  facts(rows: readonly Fact[]): void {
    for (const [label, text] of rows) {
      this.#ink('regular', sizes.text);
      const height = this.#heightOf(factColumns, [label, text]);
      this.#room(height);
      const top = this.#document.y;
      this.#ink('regular', sizes.text, colors.muted);
      this.#row(factColumns, [label, ''], height);
      this.#document.y = top;
      this.#ink('regular', sizes.text);
      this.#row(factColumns, ['', text], height);
    }
  }

  table(columns: readonly SheetColumn[], rows: readonly (readonly string[])[]): void {
    this.#room(sizes.text * 5);
    this.#document.y += gap;
    this.#head(columns);
    for (const cells of rows) {
      this.#ink('regular', sizes.text);
      const height = this.#heightOf(columns, cells);
      if (this.#room(height)) this.#head(columns);
      this.#ink('regular', sizes.text);
      this.#row(columns, cells, height);
    }
  }

  /** The last one is what it comes to. */
  sums(rows: readonly Fact[]): void {
    for (const [index, cells] of rows.entries()) {
      this.#ink(index === rows.length - 1 ? 'bold' : 'regular', sizes.text);
      const height = this.#heightOf(sumColumns, cells);
      this.#room(height);
      this.#row(sumColumns, cells, height);
    }
  }

  /** At the foot of each page, when all are there. */
  number(text: (page: number, pages: number) => string): void {
    const document = this.#document;
    const { count } = document.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      document.switchToPage(page);
      // Below the margin text would open a new page.
      document.page.margins.bottom = 0;
      this.#ink('regular', sizes.small, colors.muted);
      document.text(text(page + 1, count), this.#left, document.page.height - 40, {
        width: this.#width,
        align: 'right',
      });
    }
  }

  #ink(font: 'regular' | 'bold', size: number, color: string = colors.text): void {
    this.#document.font(font).fontSize(size).fillColor(color);
  }

  #write(text: string): void {
    this.#document.text(text, this.#left, this.#document.y, { width: this.#width });
  }

  #rule(): void {
    const { y } = this.#document;
    this.#document
      .moveTo(this.#left, y)
      .lineTo(this.#left + this.#width, y)
      .lineWidth(0.5)
      .strokeColor(colors.line)
      .stroke();
  }

  /** Begins a page when what comes does not fit any more; whether it did. */
  #room(height: number): boolean {
    if (this.#document.y + height <= this.#floor) return false;
    this.#document.addPage();
    return true;
  }

  #headingOf(text: string, size: number, space: number): void {
    this.#room(space * 4 + size);
    this.#document.y += space;
    this.#ink('bold', size);
    this.#write(text);
    this.#document.y += gap / 2;
  }

  #head(columns: readonly SheetColumn[]): void {
    this.#ink('bold', sizes.small, colors.muted);
    const titles = columns.map(({ title }) => title);
    this.#row(columns, titles, this.#heightOf(columns, titles));
    this.#rule();
  }

  #heightOf(columns: readonly SheetColumn[], cells: readonly string[]): number {
    return (
      Math.max(
        ...cells.map((cell, index) =>
          this.#document.heightOfString(cell || ' ', { width: (columns[index]?.width ?? 0) * this.#width - gap }),
        ),
      ) + gap
    );
  }

  #row(columns: readonly SheetColumn[], cells: readonly string[], height: number): void {
    const top = this.#document.y + gap / 2;
    let x = this.#left;
    for (const [index, { width, right }] of columns.entries()) {
      this.#document.text(cells[index] ?? '', x, top, {
        width: width * this.#width - gap,
        align: right ? 'right' : 'left',
      });
      x += width * this.#width;
    }
    this.#document.x = this.#left;
    this.#document.y = top - gap / 2 + height;
  }
}
