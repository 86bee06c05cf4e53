import { defineServerModule } from '#engine/server/module.ts';
import { activateProduct } from './server/activate-product.ts';
import { productGridHooks, productHooks, productPriceHooks } from './server/product-hooks.ts';

export const products = defineServerModule({
  name: 'products',
  hooks: { product: productHooks, productGrid: productGridHooks, productPrice: productPriceHooks },
  actions: { 'product.activate': activateProduct },
});
