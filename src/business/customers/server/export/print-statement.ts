// The statement of a customer's data as a PDF (LGPD art. 19): what is kept of him, since when and why, and what he
// bought.
import { instantText } from '#engine/kinds/date-time/date-time.ts';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { entities } from '#generated/entities.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { Values } from '#engine/server/records/present-record.ts';
import type { CustomerData } from './gather-data.ts';
import { printValue, type Printing } from './print-value.ts';
import { Sheet } from './sheet.ts';

export async function printStatement(data: CustomerData, printing: Printing): Promise<Buffer> {
  const { t } = printing;
  const title = t('statement.title');
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: 56, bottom: 64, left: 56, right: 56 },
    bufferPages: true,
    lang: printing.language,
    displayTitle: true,
    info: { Title: title, Author: data.organization.name, CreationDate: new Date(data.generatedAt) },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    document
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)))
      .on('error', reject);
  });
  const sheet = new Sheet(document, fontFiles());
  sheet.title(
    title,
    t('statement.subtitle', { organization: data.organization.name, at: instantText(data.generatedAt, printing) }),
  );
  printCustomer(sheet, data, printing);
  printEvents(sheet, data, printing);
  printOrders(sheet, data, printing);
  for (const [heading, text] of [
    ['statement.origin', 'statement.origin.text'],
    ['statement.purpose', 'statement.purpose.text'],
  ] as const) {
    sheet.heading(t(heading));
    sheet.paragraph(t(text, { organization: data.organization.name }));
  }
  sheet.number((page, pages) => t('statement.page', { page, pages }));
  document.end();
  return done;
}

const require = createRequire(import.meta.url);

/** The fonts that PDF readers bring have no letters beyond Western Europe. */
function fontFiles(): { readonly regular: string; readonly bold: string } {
  return {
    regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  };
}

/** The groups of the form, in their order: a field that is added to the schema is on the paper too. */
function printCustomer(sheet: Sheet, { customer }: CustomerData, printing: Printing): void {
  const entity: Entity = entities.customer;
  for (const group of entity.form.groups) {
    const fields = group.fields.flatMap((name) => entity.fields.find((field) => field.name === name) ?? []);
    const rows = fields.flatMap((field) => rowsOf(entity, field, customer, printing));
    if (rows.length === 0) continue;
    sheet.heading(printing.t(labelKeys.group(entity.name, group.name)));
    sheet.facts(rows);
  }
}

function rowsOf(
  entity: Entity,
  field: Field,
  record: Readonly<Values>,
  printing: Printing,
): (readonly [string, string])[] {
  const inner = record[field.name];
  if (field.kind === 'object' && field.fields !== undefined && inner !== undefined)
    return field.fields.flatMap((part) => rowsOf(entity, part, inner as Values, printing));
  const text = printValue(entity, field, record, printing);
  return text === '' ? [] : [[printing.t(labelKeys.field(entity.name, field.path)), text]];
}

function printEvents(sheet: Sheet, { lgpdEvents }: CustomerData, printing: Printing): void {
  const { t } = printing;
  const entity: Entity = entities.lgpdEvent;
  const shown = fieldsOf(entity, ['occurredAt', 'type', 'reason']);
  sheet.heading(t(labelKeys.entity(entity.name, 'many')));
  sheet.table(
    shown.map((field, index) => ({
      title: t(labelKeys.field(entity.name, field.path)),
      width: [0.25, 0.28, 0.47][index] ?? 0.3,
    })),
    lgpdEvents.map((event) => shown.map((field) => printValue(entity, field, event, printing))),
  );
}

function printOrders(sheet: Sheet, { orders }: CustomerData, printing: Printing): void {
  const { t } = printing;
  const entity: Entity = entities.order;
  sheet.heading(t('statement.orders'));
  if (orders.length === 0) sheet.paragraph(t('statement.noOrders'));
  for (const order of orders) {
    const [code, ...facts] = fieldsOf(entity, [
      'code',
      'status',
      'purchaseDate',
      'provider',
      'ride',
      'visitDate',
      'visitTime',
      'promotionCoupon',
      'cancellationDate',
      'cancellationReason',
      'refundState',
    ]);
    const rows = facts
      .filter(({ name }) => name !== 'refundState' || order[name] !== 'none')
      .flatMap((field) => rowsOf(entity, field, order, printing));
    sheet.together(rows.length + (order['products'] as readonly unknown[]).length + 7);
    if (code !== undefined)
      sheet.subheading(`${t(labelKeys.field(entity.name, 'code'))} ${printValue(entity, code, order, printing)}`);
    sheet.facts(rows);
    printLines(sheet, entity, order, printing);
  }
}

function printLines(sheet: Sheet, entity: Entity, order: Readonly<Values>, printing: Printing): void {
  const products = entity.fields.find(({ name }) => name === 'products');
  const columns = ['title', 'quantity', 'unitPrice', 'lineTotal'].flatMap(
    (name) => products?.fields?.find((field) => field.name === name) ?? [],
  );
  const lines = (order['products'] as readonly Values[]).map((line): Values => ({
    ...line,
    currency: order['currency'],
  }));
  sheet.table(
    columns.map((field, index) => ({
      title: printing.t(labelKeys.field(entity.name, field.path)),
      width: [0.46, 0.14, 0.2, 0.2][index] ?? 0.2,
      right: index > 0,
    })),
    lines.map((line) => columns.map((field) => printValue(entity, field, line, printing))),
  );
  const sums = fieldsOf(entity, ['subtotal', 'discount', 'serviceFee', 'total']).filter(
    ({ name }) => name === 'total' || Number(order[name] ?? 0) > 0,
  );
  sheet.sums(
    sums.map((field) => [
      printing.t(labelKeys.field(entity.name, field.path)),
      printValue(entity, field, order, printing),
    ]),
  );
}

function fieldsOf(entity: Entity, names: readonly string[]): Field[] {
  return names.flatMap((name) => entity.fields.find((field) => field.name === name) ?? []);
}
