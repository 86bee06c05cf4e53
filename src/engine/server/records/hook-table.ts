// Which entities have behaviour of their own, and where it stands.
import type { ActionName, EntityName } from '#generated/entities.ts';
import {
  approveAccess,
  denyAccess,
  expireAccess,
  revokeAccess,
} from '#business/access-requests/server/access-request-actions.ts';
import { accessRequestHooks } from '#business/access-requests/server/access-request-hooks.ts';
import { bankAccountHooks } from '#business/bank-accounts/server/bank-account-hooks.ts';
import { companyHooks, deactivateCompany } from '#business/companies/server/company-hooks.ts';
import { customerHooks } from '#business/customers/server/customer-hooks.ts';
import { completeDeletion, startDeletion, stopDeletion } from '#business/customers/server/deletion-actions.ts';
import { occurrenceHooks } from '#business/orders/server/occurrence-hooks.ts';
import { orderBehaviours } from '#business/orders/server/order-behaviours.ts';
import { orderHooks } from '#business/orders/server/order-hooks.ts';
import { salesChannelHooks } from '#business/orders/server/sales-channel-hooks.ts';
import { activateProduct } from '#business/products/server/activate-product.ts';
import { productGridHooks, productHooks, productPriceHooks } from '#business/products/server/product-hooks.ts';
import { promotionHooks } from '#business/promotions/server/promotion-hooks.ts';
import { deactivateRide, rideHooks } from '#business/rides/server/ride-hooks.ts';
import { disableUser, enableUser, resendInvitation } from '../users/user-actions.ts';
import { userHooks, userViewHooks } from '../users/user-hooks.ts';
import type { ActionBehaviour, EntityHooks } from './hooks.ts';

export const entityHooks: Partial<Readonly<Record<EntityName, EntityHooks>>> = {
  accessRequest: accessRequestHooks,
  customer: customerHooks,
  distributionUnit: companyHooks,
  distributorBankAccount: bankAccountHooks,
  occurrence: occurrenceHooks,
  order: orderHooks,
  product: productHooks,
  productGrid: productGridHooks,
  productPrice: productPriceHooks,
  promotion: promotionHooks,
  provider: companyHooks,
  providerBankAccount: bankAccountHooks,
  issuer: userViewHooks,
  operator: userViewHooks,
  ride: rideHooks,
  salesChannel: salesChannelHooks,
  user: userHooks,
};

export const actionBehaviours: Partial<Readonly<Record<ActionName, ActionBehaviour>>> = {
  'accessRequest.approve': approveAccess,
  'accessRequest.deny': denyAccess,
  'accessRequest.expire': expireAccess,
  'accessRequest.revoke': revokeAccess,
  'customer.completeDeletion': completeDeletion,
  'customer.startDeletion': startDeletion,
  'customer.stopDeletion': stopDeletion,
  'distributionUnit.deactivate': deactivateCompany,
  ...orderBehaviours,
  'product.activate': activateProduct,
  'provider.deactivate': deactivateCompany,
  'ride.deactivate': deactivateRide,
  'issuer.disable': disableUser,
  'issuer.enable': enableUser,
  'issuer.resendInvitation': resendInvitation,
  'operator.disable': disableUser,
  'operator.enable': enableUser,
  'operator.resendInvitation': resendInvitation,
  'user.disable': disableUser,
  'user.enable': enableUser,
  'user.resendInvitation': resendInvitation,
};
