// Which entities have behaviour of their own, and where it stands.
import type { ActionName, EntityName } from '#generated/entities.ts';
import { mayDecide } from '../access-requests/may-decide.ts';
import { bankAccountHooks } from '../bank-accounts/bank-account-hooks.ts';
import { customerHooks } from '../customers/customer-hooks.ts';
import { promotionHooks } from '../promotions/promotion-hooks.ts';
import { userHooks, userViewHooks } from '../users/user-hooks.ts';
import type { ActionBehaviour, EntityHooks } from './hooks.ts';

export const entityHooks: Partial<Readonly<Record<EntityName, EntityHooks>>> = {
  customer: customerHooks,
  distributorBankAccount: bankAccountHooks,
  promotion: promotionHooks,
  providerBankAccount: bankAccountHooks,
  issuer: userViewHooks,
  operator: userViewHooks,
  user: userHooks,
};

export const actionBehaviours: Partial<Readonly<Record<ActionName, ActionBehaviour>>> = {
  'accessRequest.approve': { mayActor: mayDecide },
  'accessRequest.deny': { mayActor: mayDecide },
};
