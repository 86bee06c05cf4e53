import { defineServerModule } from '#engine/server/module.ts';
import { disableUser, enableUser, resendInvitation } from '#engine/server/users/user-actions.ts';
import { userViewHooks } from '#engine/server/users/user-hooks.ts';
import { companyHooks, deactivateCompany } from './server/company-hooks.ts';

export const companies = defineServerModule({
  name: 'companies',
  hooks: {
    distributionUnit: companyHooks,
    provider: companyHooks,
    issuer: userViewHooks,
    operator: userViewHooks,
  },
  actions: {
    'distributionUnit.deactivate': deactivateCompany,
    'provider.deactivate': deactivateCompany,
    'issuer.disable': disableUser,
    'issuer.enable': enableUser,
    'issuer.resendInvitation': resendInvitation,
    'operator.disable': disableUser,
    'operator.enable': enableUser,
    'operator.resendInvitation': resendInvitation,
  },
});
