// Which entities have behaviour of their own, and where it stands.
import type { ActionName, EntityName } from '#generated/entities.ts';
import { mayDecide } from '../access-requests/may-decide.ts';
import { bankAccountHooks } from '../bank-accounts/bank-account-hooks.ts';
import { userHooks, userViewHooks } from '../users/user-hooks.ts';
import type { ActionGuard, EntityHooks } from './hooks.ts';

export const entityHooks: Partial<Readonly<Record<EntityName, EntityHooks>>> = {
  distributorBankAccount: bankAccountHooks,
  providerBankAccount: bankAccountHooks,
  issuer: userViewHooks,
  operator: userViewHooks,
  user: userHooks,
};

export const actionGuards: Partial<Readonly<Record<ActionName, ActionGuard>>> = {
  'accessRequest.approve': mayDecide,
  'accessRequest.deny': mayDecide,
};
