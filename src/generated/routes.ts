// Written by "npm run generate" from routes.config.json; edit those and run it again.

import type { Route } from '#engine/model/routes.ts';

export type RouteName = 
  | 'root'
  | 'administration'
  | 'providers'
  | 'provider'
  | 'providerContact'
  | 'providerBankAccount'
  | 'providerPromotion'
  | 'providerOperator'
  | 'providerRide'
  | 'distributors'
  | 'distributor'
  | 'distributorContact'
  | 'distributorBankAccount'
  | 'distributorIssuer'
  | 'productCategories'
  | 'productCategory'
  | 'products'
  | 'product'
  | 'productValidity'
  | 'productGrid'
  | 'productPrice'
  | 'salesChannels'
  | 'salesChannel'
  | 'customers'
  | 'customer'
  | 'orders'
  | 'order'
  | 'accessRequests'
  | 'accessRequest'
  | 'login'
  | 'forgotPassword'
  | 'resetPassword'
  | 'logout'
  | 'profile'
  | 'notFound'
  | 'serverError'
  | 'maintenance'
  | 'resourceAccessDecision';

/** Screens of the business: a module of src/web.tsx has each. */
export type OwnScreen = 
  | 'accessDecision';

export const routes: readonly (Route<OwnScreen> & { readonly name: RouteName })[] = [
  {
    name: 'root',
    path: '/',
    parameters: [],
    screen: 'redirect',
    to: 'profile',
    auth: undefined,
    chrome: { navbar: true, toolbar: true, footer: true, leftSidePanel: true, rightSidePanel: true },
  },
  {
    name: 'administration',
    path: '/apps/administration',
    parameters: [],
    screen: 'redirect',
    to: 'providers',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'providers',
    path: '/apps/administration/providers',
    parameters: [],
    screen: 'list',
    entity: 'provider',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'provider',
    path: '/apps/administration/providers/:providerId',
    parameters: ['providerId'],
    screen: 'record',
    entity: 'provider',
    parent: 'providers',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'providerContact',
    path: '/apps/administration/providers/:providerId/contact/:contactId',
    parameters: ['providerId', 'contactId'],
    screen: 'record',
    entity: 'providerContact',
    parent: 'provider',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'providerBankAccount',
    path: '/apps/administration/providers/:providerId/bankaccount/:bankAccountId',
    parameters: ['providerId', 'bankAccountId'],
    screen: 'record',
    entity: 'providerBankAccount',
    parent: 'provider',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'providerPromotion',
    path: '/apps/administration/providers/:providerId/promotion/:promotionId',
    parameters: ['providerId', 'promotionId'],
    screen: 'record',
    entity: 'promotion',
    parent: 'provider',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'providerOperator',
    path: '/apps/administration/providers/:providerId/operator/:userId',
    parameters: ['providerId', 'userId'],
    screen: 'record',
    entity: 'operator',
    parent: 'provider',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'providerRide',
    path: '/apps/administration/providers/:providerId/ride/:rideId',
    parameters: ['providerId', 'rideId'],
    screen: 'record',
    entity: 'ride',
    parent: 'provider',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'distributors',
    path: '/apps/administration/distributors',
    parameters: [],
    screen: 'list',
    entity: 'distributionUnit',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'distributor',
    path: '/apps/administration/distributors/:distributorId',
    parameters: ['distributorId'],
    screen: 'record',
    entity: 'distributionUnit',
    parent: 'distributors',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'distributorContact',
    path: '/apps/administration/distributors/:distributorId/contact/:contactId',
    parameters: ['distributorId', 'contactId'],
    screen: 'record',
    entity: 'distributorContact',
    parent: 'distributor',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'distributorBankAccount',
    path: '/apps/administration/distributors/:distributorId/bankaccount/:bankAccountId',
    parameters: ['distributorId', 'bankAccountId'],
    screen: 'record',
    entity: 'distributorBankAccount',
    parent: 'distributor',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'distributorIssuer',
    path: '/apps/administration/distributors/:distributorId/issuer/:userId',
    parameters: ['distributorId', 'userId'],
    screen: 'record',
    entity: 'issuer',
    parent: 'distributor',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'productCategories',
    path: '/apps/administration/product/categories',
    parameters: [],
    screen: 'list',
    entity: 'productCategory',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'productCategory',
    path: '/apps/administration/product/categories/:productCategoryId',
    parameters: ['productCategoryId'],
    screen: 'record',
    entity: 'productCategory',
    parent: 'productCategories',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'products',
    path: '/apps/administration/products',
    parameters: [],
    screen: 'list',
    entity: 'product',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'product',
    path: '/apps/administration/products/:productId',
    parameters: ['productId'],
    screen: 'record',
    entity: 'product',
    parent: 'products',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'productValidity',
    path: '/apps/administration/products/:productId/validity/:validityId',
    parameters: ['productId', 'validityId'],
    screen: 'record',
    entity: 'validity',
    parent: 'product',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'productGrid',
    path: '/apps/administration/products/:productId/productGrid/:productGridId',
    parameters: ['productId', 'productGridId'],
    screen: 'record',
    entity: 'productGrid',
    parent: 'product',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'productPrice',
    path: '/apps/administration/products/:productId/productPrice/:productPriceId',
    parameters: ['productId', 'productPriceId'],
    screen: 'record',
    entity: 'productPrice',
    parent: 'product',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'salesChannels',
    path: '/apps/administration/sales-channel',
    parameters: [],
    screen: 'list',
    entity: 'salesChannel',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'salesChannel',
    path: '/apps/administration/sales-channel/:salesChannelId',
    parameters: ['salesChannelId'],
    screen: 'record',
    entity: 'salesChannel',
    parent: 'salesChannels',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'customers',
    path: '/apps/administration/customers',
    parameters: [],
    screen: 'list',
    entity: 'customer',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'customer',
    path: '/apps/administration/customers/:customerId',
    parameters: ['customerId'],
    screen: 'record',
    entity: 'customer',
    parent: 'customers',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'orders',
    path: '/apps/administration/orders',
    parameters: [],
    screen: 'list',
    entity: 'order',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'order',
    path: '/apps/administration/orders/:orderId',
    parameters: ['orderId'],
    screen: 'record',
    entity: 'order',
    parent: 'orders',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'accessRequests',
    path: '/apps/administration/resources-access',
    parameters: [],
    screen: 'list',
    entity: 'accessRequest',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'accessRequest',
    path: '/apps/administration/resources-access/:resourceId',
    parameters: ['resourceId'],
    screen: 'record',
    entity: 'accessRequest',
    parent: 'accessRequests',
    auth: ['admin', 'director', 'quality'],
    chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
  },
  {
    name: 'login',
    path: '/login',
    parameters: [],
    screen: 'login',
    auth: [],
    chrome: { navbar: false, toolbar: false, footer: false, leftSidePanel: false, rightSidePanel: false },
  },
  {
    name: 'forgotPassword',
    path: '/forgot-password',
    parameters: [],
    screen: 'forgotPassword',
    auth: [],
    chrome: { navbar: false, toolbar: false, footer: false, leftSidePanel: false, rightSidePanel: false },
  },
  {
    name: 'resetPassword',
    path: '/reset-password',
    parameters: [],
    screen: 'resetPassword',
    auth: [],
    chrome: { navbar: false, toolbar: false, footer: false, leftSidePanel: false, rightSidePanel: false },
  },
  {
    name: 'logout',
    path: '/logout',
    parameters: [],
    screen: 'logout',
    auth: 'signedIn',
    chrome: { navbar: false, toolbar: false, footer: false, leftSidePanel: false, rightSidePanel: false },
  },
  {
    name: 'profile',
    path: '/pages/profile',
    parameters: [],
    screen: 'profile',
    auth: 'signedIn',
    chrome: { navbar: true, toolbar: true, footer: true, leftSidePanel: true, rightSidePanel: true },
  },
  {
    name: 'notFound',
    path: '/pages/errors/error-404',
    parameters: [],
    screen: 'notFound',
    auth: undefined,
    chrome: { navbar: true, toolbar: true, footer: true, leftSidePanel: true, rightSidePanel: true },
  },
  {
    name: 'serverError',
    path: '/pages/errors/error-500',
    parameters: [],
    screen: 'serverError',
    auth: undefined,
    chrome: { navbar: true, toolbar: true, footer: true, leftSidePanel: true, rightSidePanel: true },
  },
  {
    name: 'maintenance',
    path: '/pages/maintenance',
    parameters: [],
    screen: 'maintenance',
    auth: undefined,
    chrome: { navbar: false, toolbar: false, footer: false, leftSidePanel: false, rightSidePanel: false },
  },
  {
    name: 'resourceAccessDecision',
    path: '/resource-access-request/:action/:requestId/:token',
    parameters: ['action', 'requestId', 'token'],
    screen: 'accessDecision',
    auth: undefined,
    chrome: { navbar: false, toolbar: false, footer: false, leftSidePanel: false, rightSidePanel: false },
  },
];

/** The URL of each route; parameters are encoded. */
export const paths = {
  root: () => '/',
  administration: () => '/apps/administration',
  providers: () => '/apps/administration/providers',
  provider: ({ providerId }: { readonly providerId: string }) =>
    `/apps/administration/providers/${encodeURIComponent(providerId)}`,
  providerContact: ({ providerId, contactId }: { readonly providerId: string; readonly contactId: string }) =>
    `/apps/administration/providers/${encodeURIComponent(providerId)}/contact/${encodeURIComponent(contactId)}`,
  providerBankAccount: ({ providerId, bankAccountId }: { readonly providerId: string; readonly bankAccountId: string }) =>
    `/apps/administration/providers/${encodeURIComponent(providerId)}/bankaccount/${encodeURIComponent(bankAccountId)}`,
  providerPromotion: ({ providerId, promotionId }: { readonly providerId: string; readonly promotionId: string }) =>
    `/apps/administration/providers/${encodeURIComponent(providerId)}/promotion/${encodeURIComponent(promotionId)}`,
  providerOperator: ({ providerId, userId }: { readonly providerId: string; readonly userId: string }) =>
    `/apps/administration/providers/${encodeURIComponent(providerId)}/operator/${encodeURIComponent(userId)}`,
  providerRide: ({ providerId, rideId }: { readonly providerId: string; readonly rideId: string }) =>
    `/apps/administration/providers/${encodeURIComponent(providerId)}/ride/${encodeURIComponent(rideId)}`,
  distributors: () => '/apps/administration/distributors',
  distributor: ({ distributorId }: { readonly distributorId: string }) =>
    `/apps/administration/distributors/${encodeURIComponent(distributorId)}`,
  distributorContact: ({ distributorId, contactId }: { readonly distributorId: string; readonly contactId: string }) =>
    `/apps/administration/distributors/${encodeURIComponent(distributorId)}/contact/${encodeURIComponent(contactId)}`,
  distributorBankAccount: ({ distributorId, bankAccountId }: { readonly distributorId: string; readonly bankAccountId: string }) =>
    `/apps/administration/distributors/${encodeURIComponent(distributorId)}/bankaccount/${encodeURIComponent(bankAccountId)}`,
  distributorIssuer: ({ distributorId, userId }: { readonly distributorId: string; readonly userId: string }) =>
    `/apps/administration/distributors/${encodeURIComponent(distributorId)}/issuer/${encodeURIComponent(userId)}`,
  productCategories: () => '/apps/administration/product/categories',
  productCategory: ({ productCategoryId }: { readonly productCategoryId: string }) =>
    `/apps/administration/product/categories/${encodeURIComponent(productCategoryId)}`,
  products: () => '/apps/administration/products',
  product: ({ productId }: { readonly productId: string }) =>
    `/apps/administration/products/${encodeURIComponent(productId)}`,
  productValidity: ({ productId, validityId }: { readonly productId: string; readonly validityId: string }) =>
    `/apps/administration/products/${encodeURIComponent(productId)}/validity/${encodeURIComponent(validityId)}`,
  productGrid: ({ productId, productGridId }: { readonly productId: string; readonly productGridId: string }) =>
    `/apps/administration/products/${encodeURIComponent(productId)}/productGrid/${encodeURIComponent(productGridId)}`,
  productPrice: ({ productId, productPriceId }: { readonly productId: string; readonly productPriceId: string }) =>
    `/apps/administration/products/${encodeURIComponent(productId)}/productPrice/${encodeURIComponent(productPriceId)}`,
  salesChannels: () => '/apps/administration/sales-channel',
  salesChannel: ({ salesChannelId }: { readonly salesChannelId: string }) =>
    `/apps/administration/sales-channel/${encodeURIComponent(salesChannelId)}`,
  customers: () => '/apps/administration/customers',
  customer: ({ customerId }: { readonly customerId: string }) =>
    `/apps/administration/customers/${encodeURIComponent(customerId)}`,
  orders: () => '/apps/administration/orders',
  order: ({ orderId }: { readonly orderId: string }) =>
    `/apps/administration/orders/${encodeURIComponent(orderId)}`,
  accessRequests: () => '/apps/administration/resources-access',
  accessRequest: ({ resourceId }: { readonly resourceId: string }) =>
    `/apps/administration/resources-access/${encodeURIComponent(resourceId)}`,
  login: () => '/login',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  logout: () => '/logout',
  profile: () => '/pages/profile',
  notFound: () => '/pages/errors/error-404',
  serverError: () => '/pages/errors/error-500',
  maintenance: () => '/pages/maintenance',
  resourceAccessDecision: ({ action, requestId, token }: { readonly action: string; readonly requestId: string; readonly token: string }) =>
    `/resource-access-request/${encodeURIComponent(action)}/${encodeURIComponent(requestId)}/${encodeURIComponent(token)}`,
} as const;
