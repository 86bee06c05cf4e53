// Written by "npm run generate" from schemas/; edit those and run it again.

import type { EntityName } from './entities.ts';
import type { ShapeName } from './shapes.ts';

export const formSchemas: Readonly<Record<EntityName | ShapeName, () => Promise<{ readonly default: object }>>> = {
  accessRequest: () => import('./forms/accessRequest.json', { with: { type: 'json' } }),
  customer: () => import('./forms/customer.json', { with: { type: 'json' } }),
  distributionUnit: () => import('./forms/distributionUnit.json', { with: { type: 'json' } }),
  distributorBankAccount: () => import('./forms/distributorBankAccount.json', { with: { type: 'json' } }),
  distributorContact: () => import('./forms/distributorContact.json', { with: { type: 'json' } }),
  issuer: () => import('./forms/issuer.json', { with: { type: 'json' } }),
  languageOption: () => import('./forms/languageOption.json', { with: { type: 'json' } }),
  lgpdEvent: () => import('./forms/lgpdEvent.json', { with: { type: 'json' } }),
  login: () => import('./forms/login.json', { with: { type: 'json' } }),
  navigationItem: () => import('./forms/navigationItem.json', { with: { type: 'json' } }),
  occurrence: () => import('./forms/occurrence.json', { with: { type: 'json' } }),
  operator: () => import('./forms/operator.json', { with: { type: 'json' } }),
  order: () => import('./forms/order.json', { with: { type: 'json' } }),
  passwordChange: () => import('./forms/passwordChange.json', { with: { type: 'json' } }),
  passwordForgot: () => import('./forms/passwordForgot.json', { with: { type: 'json' } }),
  passwordReset: () => import('./forms/passwordReset.json', { with: { type: 'json' } }),
  product: () => import('./forms/product.json', { with: { type: 'json' } }),
  productCategory: () => import('./forms/productCategory.json', { with: { type: 'json' } }),
  productGrid: () => import('./forms/productGrid.json', { with: { type: 'json' } }),
  productPrice: () => import('./forms/productPrice.json', { with: { type: 'json' } }),
  promotion: () => import('./forms/promotion.json', { with: { type: 'json' } }),
  provider: () => import('./forms/provider.json', { with: { type: 'json' } }),
  providerBankAccount: () => import('./forms/providerBankAccount.json', { with: { type: 'json' } }),
  providerContact: () => import('./forms/providerContact.json', { with: { type: 'json' } }),
  registration: () => import('./forms/registration.json', { with: { type: 'json' } }),
  ride: () => import('./forms/ride.json', { with: { type: 'json' } }),
  salesChannel: () => import('./forms/salesChannel.json', { with: { type: 'json' } }),
  settings: () => import('./forms/settings.json', { with: { type: 'json' } }),
  user: () => import('./forms/user.json', { with: { type: 'json' } }),
  userUpdate: () => import('./forms/userUpdate.json', { with: { type: 'json' } }),
  validity: () => import('./forms/validity.json', { with: { type: 'json' } }),
};
