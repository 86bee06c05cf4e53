import { defineServerModule } from '#engine/server/module.ts';
import { promotionHooks } from './server/promotion-hooks.ts';

export const promotions = defineServerModule({
  name: 'promotions',
  hooks: { promotion: promotionHooks },
});
