// A line of an order as it is kept: what the type costs now, copied, so that later changes of product and price do not
// reach it.
import type { OrderProduct, Product, ProductGrid, ProductPrice } from '#generated/types.ts';

export type OrderLine = OrderProduct;

/** As long as the schema allows. */
const longestTitle = 120;

interface Chosen {
  readonly product: Pick<Product, 'id' | 'title'>;
  readonly grid: Pick<ProductGrid, 'id' | 'name' | 'peoplePerUnit' | 'halfPrice'>;
  readonly price: Pick<ProductPrice, 'salesPrice' | 'fullPrice' | 'transferValue'>;
  readonly quantity: number;
}

export function buildOrderLine({ product, grid, price, quantity }: Chosen): OrderLine {
  return {
    productId: product.id,
    productGridId: grid.id,
    quantity,
    title: `${product.title} · ${grid.name}`.slice(0, longestTitle),
    unitPrice: price.salesPrice,
    fullPrice: price.fullPrice,
    transferValue: price.transferValue,
    lineTotal: price.salesPrice * quantity,
    peoplePerUnit: grid.peoplePerUnit,
    halfPrice: grid.halfPrice,
  };
}
