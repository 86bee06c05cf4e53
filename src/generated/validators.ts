// Written by "npm run generate" from schemas/; edit those and run it again.

import type { ValidateFunction } from 'ajv';
import type { EntityName } from './entities.ts';
import type { ShapeName } from './shapes.ts';

export const validators: Readonly<Record<EntityName | ShapeName, () => Promise<{ readonly validate: ValidateFunction }>>> = {
  accessRequest: () => import('./validators/accessRequest.js'),
  customer: () => import('./validators/customer.js'),
  distributionUnit: () => import('./validators/distributionUnit.js'),
  distributorBankAccount: () => import('./validators/distributorBankAccount.js'),
  distributorContact: () => import('./validators/distributorContact.js'),
  issuer: () => import('./validators/issuer.js'),
  languageOption: () => import('./validators/languageOption.js'),
  lgpdEvent: () => import('./validators/lgpdEvent.js'),
  login: () => import('./validators/login.js'),
  navigationItem: () => import('./validators/navigationItem.js'),
  occurrence: () => import('./validators/occurrence.js'),
  operator: () => import('./validators/operator.js'),
  order: () => import('./validators/order.js'),
  orderCancel: () => import('./validators/orderCancel.js'),
  orderExtend: () => import('./validators/orderExtend.js'),
  orderRefund: () => import('./validators/orderRefund.js'),
  orderRequestRefund: () => import('./validators/orderRequestRefund.js'),
  orderReschedule: () => import('./validators/orderReschedule.js'),
  passwordChange: () => import('./validators/passwordChange.js'),
  passwordForgot: () => import('./validators/passwordForgot.js'),
  passwordReset: () => import('./validators/passwordReset.js'),
  product: () => import('./validators/product.js'),
  productCategory: () => import('./validators/productCategory.js'),
  productGrid: () => import('./validators/productGrid.js'),
  productPrice: () => import('./validators/productPrice.js'),
  promotion: () => import('./validators/promotion.js'),
  provider: () => import('./validators/provider.js'),
  providerBankAccount: () => import('./validators/providerBankAccount.js'),
  providerContact: () => import('./validators/providerContact.js'),
  registration: () => import('./validators/registration.js'),
  ride: () => import('./validators/ride.js'),
  salesChannel: () => import('./validators/salesChannel.js'),
  settings: () => import('./validators/settings.js'),
  user: () => import('./validators/user.js'),
  userUpdate: () => import('./validators/userUpdate.js'),
  validity: () => import('./validators/validity.js'),
};
