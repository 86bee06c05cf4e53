// What the prices add to the web app.
import { defineWebModule, lazyPart } from '#engine/web/module.ts';

export const prices = defineWebModule({
  panels: { productPrices: lazyPart(() => import('./web/product-prices.tsx'), 'ProductPrices') },
});
