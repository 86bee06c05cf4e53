// The sales report: what it can be laid out by and which figures it has. The one place that says what each figure
// counts.
//   sold       states confirmed and used: paid and not taken back. Pending is not yet sold, expired and cancelled no longer are.
//   currency   a report is of one: amounts of several are not added up.
//   a day      of purchase: in the time zone of the order's provider; of visit: as the order has it.
export const reportAxes = ['purchaseDay', 'visitDay', 'provider', 'channel', 'product'] as const;
export type ReportAxis = (typeof reportAxes)[number];
export const dayAxes = ['purchaseDay', 'visitDay'] as const satisfies readonly ReportAxis[];
export type DayAxis = (typeof dayAxes)[number];

export function isDayAxis(axis: ReportAxis | undefined): axis is DayAxis {
  return dayAxes.includes(axis as DayAxis);
}

interface FigureRow {
  readonly unit: 'count' | 'money';
  /** Fields of the order that it tells of: whoever does not see all of them in full is not given the figure. */
  readonly fields: readonly string[];
}

export const reportFigures = {
  /** Orders sold. */
  orders: { unit: 'count', fields: ['status'] },
  /** Tickets on them: quantities of their lines. */
  tickets: { unit: 'count', fields: ['status', 'products.quantity'] },
  /** Of these, at the statutory half price. */
  halfPriceTickets: { unit: 'count', fields: ['status', 'products.quantity', 'products.halfPrice'] },
  /** Their subtotals: unit price × quantity, before any discount. */
  gross: { unit: 'money', fields: ['status', 'subtotal'] },
  discount: { unit: 'money', fields: ['status', 'discount'] },
  fee: { unit: 'money', fields: ['status', 'serviceFee'] },
  /** What was paid for them: gross − discount + fee. */
  total: { unit: 'money', fields: ['status', 'total'] },
  /** Orders not paid yet. */
  pending: { unit: 'count', fields: ['status'] },
  /** Orders cancelled, whether they were paid or not, and their totals. */
  cancelled: { unit: 'count', fields: ['status'] },
  cancelledTotal: { unit: 'money', fields: ['status', 'total'] },
  /** Money given back, whatever the state of the order. */
  refunded: { unit: 'money', fields: ['refundedAmount'] },
  /**
   * What the provider is owed for the orders sold: transfer value × quantity. Of those refunded in full nothing is:
   * nobody visits on them.
   */
  transferDue: { unit: 'money', fields: ['status', 'refundState', 'products.quantity', 'products.transferValue'] },
} as const satisfies Record<string, FigureRow>;

export type FigureName = keyof typeof reportFigures;
export const figureNames = Object.keys(reportFigures) as readonly FigureName[];

/** Figures that the reader may not see are absent. */
export type Figures = Partial<Readonly<Record<FigureName, number>>>;

export interface ReportRow extends Figures {
  /** Of a second axis: the day that the row belongs to. */
  readonly day?: string;
  /** YYYY-MM-DD, or the id of the record; empty where the order has none. */
  readonly key: string;
  readonly label: string;
}

export interface OneCurrency {
  /** Of the orders that are counted: that of most, where those asked for have several. */
  readonly currency: string;
  /** All that the orders asked for have, that of most first. */
  readonly currencies: readonly string[];
}

export interface SalesReport extends OneCurrency {
  readonly by: readonly ReportAxis[];
  readonly rows: readonly ReportRow[];
  /** Of all orders asked for, each counted once: by product, an order stands in several rows. */
  readonly totals: Figures;
}

export interface SalesSummary extends Figures, OneCurrency {
  /** total / orders, rounded; absent without orders. */
  readonly average?: number;
  /** Basis points of all orders sold or cancelled. */
  readonly cancelledShare?: number;
}

export function summaryOf(totals: Figures & OneCurrency): SalesSummary {
  const { orders = 0, cancelled = 0, total } = totals;
  return {
    ...totals,
    ...(orders > 0 && total !== undefined && { average: Math.round(total / orders) }),
    ...(orders + cancelled > 0 && { cancelledShare: Math.round((cancelled / (orders + cancelled)) * 10_000) }),
  };
}
