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
  | 'resourceAccessDecision'
  | 'deskProviders'
  | 'deskProvider'
  | 'deskProviderContact'
  | 'deskProviderBankAccount'
  | 'deskProviderPromotion'
  | 'deskProviderOperator'
  | 'deskProviderRide'
  | 'deskDistributors'
  | 'deskDistributor'
  | 'deskDistributorContact'
  | 'deskDistributorBankAccount'
  | 'deskDistributorIssuer'
  | 'deskProductCategories'
  | 'deskProductCategory'
  | 'deskProducts'
  | 'deskProduct'
  | 'deskProductValidity'
  | 'deskProductGrid'
  | 'deskProductPrice'
  | 'deskSalesChannels'
  | 'deskSalesChannel'
  | 'deskCustomers'
  | 'deskCustomer'
  | 'deskOrders'
  | 'deskOrder'
  | 'deskAccessRequests'
  | 'deskAccessRequest';

/** Screens of the business: a module of src/web.tsx has each. */
export type OwnScreen = 
  | 'accessDecision';

const chrome0 = {
  navbar: true,
  toolbar: true,
  footer: true,
  leftSidePanel: true,
  rightSidePanel: true,
} as const;
const chrome1 = {
  navbar: true,
  toolbar: true,
  footer: false,
  leftSidePanel: true,
  rightSidePanel: false,
} as const;
const chrome2 = {
  navbar: false,
  toolbar: false,
  footer: false,
  leftSidePanel: false,
  rightSidePanel: false,
} as const;
const auth0 = [
  'admin',
  'director',
  'quality',
] as const;
const auth1 = [] as const;
const auth2 = 'signedIn' as const;
const auth3 = [
  'admin',
  'director',
  'supervisor',
  'librarian',
  'quality',
  'financial',
  'techSupport',
  'inventory',
  'backOffice',
  'sales',
  'operator',
  'issuer',
] as const;
const auth4 = [
  'admin',
  'director',
  'supervisor',
  'librarian',
  'quality',
  'financial',
  'techSupport',
  'inventory',
  'backOffice',
  'sales',
  'operator',
] as const;
const auth5 = [
  'admin',
  'director',
  'supervisor',
  'librarian',
  'quality',
  'financial',
  'techSupport',
  'inventory',
  'backOffice',
  'sales',
  'issuer',
] as const;
const auth6 = [
  'backOffice',
  'sales',
  'financial',
  'librarian',
  'quality',
  'admin',
  'director',
  'supervisor',
] as const;
const auth7 = [
  'admin',
  'supervisor',
  'financial',
  'techSupport',
  'inventory',
  'backOffice',
  'sales',
  'operator',
  'issuer',
  'director',
  'quality',
  'librarian',
  'coordinator',
  'accounting',
  'secretary',
  'multimedia',
  'teacher',
  'alumni',
  'student',
  'user',
] as const;

export const routes: readonly (Route<OwnScreen> & { readonly name: RouteName })[] = [
  { name: 'root', path: '/', parameters: [], screen: 'redirect', to: 'profile', auth: undefined, chrome: chrome0 },
  {
    name: 'administration',
    path: '/apps/administration',
    parameters: [],
    screen: 'redirect',
    to: 'providers',
    auth: auth0,
    chrome: chrome1,
  },
  {
    name: 'providers',
    path: '/apps/administration/providers',
    parameters: [],
    screen: 'list',
    entity: 'provider',
    auth: auth0,
    chrome: chrome1,
  },
  {
    name: 'provider',
    path: '/apps/administration/providers/:providerId',
    parameters: ['providerId'],
    screen: 'record',
    entity: 'provider',
    parent: 'providers',
    auth: auth0,
    chrome: chrome1,
  },
  {
    name: 'providerContact',
    path: '/apps/administration/providers/:providerId/contact/:contactId',
    parameters: ['providerId', 'contactId'],
    screen: 'record',
    entity: 'providerContact',
    parent: 'provider',
    auth: auth0,
    chrome: chrome1,
  },
  {
    name: 'providerBankAccount',
    path: '/apps/administration/providers/:providerId/bankaccount/:bankAccountId',
    parameters: ['providerId', 'bankAccountId'],
    screen: 'record',
    entity: 'providerBankAccount',
    parent: 'provider',
    auth: auth0,
    chrome: chrome1,
  },
  {
    name: 'providerPromotion',
    path: '/apps/administration/providers/:providerId/promotion/:promotionId',
    parameters: ['providerId', 'promotionId'],
    screen: 'record',
    entity: 'promotion',
    parent: 'provider',
    auth: auth0,
    chrome: chrome1,
  },
  {
    name: 'providerOperator',
    path: '/apps/administration/providers/:providerId/operator/:userId',
    parameters: ['providerId', 'userId'],
    screen: 'record',
    entity: 'operator',
    parent: 'provider',
    auth: auth0,
    chrome: chrome1,
  },
  {
    name: 'providerRide',
    path: '/apps/administration/providers/:providerId/ride/:rideId',
    parameters: ['providerId', 'rideId'],
    screen: 'record',
    entity: 'ride',
    parent: 'provider',
    auth: auth0,
    chrome: chrome1,
  },
  {
    name: 'distributors',
    path: '/apps/administration/distributors',
    parameters: [],
    screen: 'list',
    entity: 'distributionUnit',
    auth: auth0,
    chrome: chrome1,
  },
  {
    name: 'distributor',
    path: '/apps/administration/distributors/:distributorId',
    parameters: ['distributorId'],
    screen: 'record',
    entity: 'distributionUnit',
    parent: 'distributors',
    auth: auth0,
    chrome: chrome1,
  },
  {
    name: 'distributorContact',
    path: '/apps/administration/distributors/:distributorId/contact/:contactId',
    parameters: ['distributorId', 'contactId'],
    screen: 'record',
    entity: 'distributorContact',
    parent: 'distributor',
    auth: auth0,
    chrome: chrome1,
  },
  {
    name: 'distributorBankAccount',
    path: '/apps/administration/distributors/:distributorId/bankaccount/:bankAccountId',
    parameters: ['distributorId', 'bankAccountId'],
    screen: 'record',
    entity: 'distributorBankAccount',
    parent: 'distributor',
    auth: auth0,
    chrome: chrome1,
  },
  {
    name: 'distributorIssuer',
    path: '/apps/administration/distributors/:distributorId/issuer/:userId',
    parameters: ['distributorId', 'userId'],
    screen: 'record',
    entity: 'issuer',
    parent: 'distributor',
    auth: auth0,
    chrome: chrome1,
  },
  {
    name: 'productCategories',
    path: '/apps/administration/product/categories',
    parameters: [],
    screen: 'list',
    entity: 'productCategory',
    auth: auth0,
    chrome: chrome1,
  },
  {
    name: 'productCategory',
    path: '/apps/administration/product/categories/:productCategoryId',
    parameters: ['productCategoryId'],
    screen: 'record',
    entity: 'productCategory',
    parent: 'productCategories',
    auth: auth0,
    chrome: chrome1,
  },
  {
    name: 'products',
    path: '/apps/administration/products',
    parameters: [],
    screen: 'list',
    entity: 'product',
    auth: auth0,
    chrome: chrome1,
  },
  {
    name: 'product',
    path: '/apps/administration/products/:productId',
    parameters: ['productId'],
    screen: 'record',
    entity: 'product',
    parent: 'products',
    auth: auth0,
    chrome: chrome1,
  },
  {
    name: 'productValidity',
    path: '/apps/administration/products/:productId/validity/:validityId',
    parameters: ['productId', 'validityId'],
    screen: 'record',
    entity: 'validity',
    parent: 'product',
    auth: auth0,
    chrome: chrome1,
  },
  {
    name: 'productGrid',
    path: '/apps/administration/products/:productId/productGrid/:productGridId',
    parameters: ['productId', 'productGridId'],
    screen: 'record',
    entity: 'productGrid',
    parent: 'product',
    auth: auth0,
    chrome: chrome1,
  },
  {
    name: 'productPrice',
    path: '/apps/administration/products/:productId/productPrice/:productPriceId',
    parameters: ['productId', 'productPriceId'],
    screen: 'record',
    entity: 'productPrice',
    parent: 'product',
    auth: auth0,
    chrome: chrome1,
  },
  {
    name: 'salesChannels',
    path: '/apps/administration/sales-channel',
    parameters: [],
    screen: 'list',
    entity: 'salesChannel',
    auth: auth0,
    chrome: chrome1,
  },
  {
    name: 'salesChannel',
    path: '/apps/administration/sales-channel/:salesChannelId',
    parameters: ['salesChannelId'],
    screen: 'record',
    entity: 'salesChannel',
    parent: 'salesChannels',
    auth: auth0,
    chrome: chrome1,
  },
  {
    name: 'customers',
    path: '/apps/administration/customers',
    parameters: [],
    screen: 'list',
    entity: 'customer',
    auth: auth0,
    chrome: chrome1,
  },
  {
    name: 'customer',
    path: '/apps/administration/customers/:customerId',
    parameters: ['customerId'],
    screen: 'record',
    entity: 'customer',
    parent: 'customers',
    auth: auth0,
    chrome: chrome1,
  },
  {
    name: 'orders',
    path: '/apps/administration/orders',
    parameters: [],
    screen: 'list',
    entity: 'order',
    auth: auth0,
    chrome: chrome1,
  },
  {
    name: 'order',
    path: '/apps/administration/orders/:orderId',
    parameters: ['orderId'],
    screen: 'record',
    entity: 'order',
    parent: 'orders',
    auth: auth0,
    chrome: chrome1,
  },
  {
    name: 'accessRequests',
    path: '/apps/administration/resources-access',
    parameters: [],
    screen: 'list',
    entity: 'accessRequest',
    auth: auth0,
    chrome: chrome1,
  },
  {
    name: 'accessRequest',
    path: '/apps/administration/resources-access/:resourceId',
    parameters: ['resourceId'],
    screen: 'record',
    entity: 'accessRequest',
    parent: 'accessRequests',
    auth: auth0,
    chrome: chrome1,
  },
  { name: 'login', path: '/login', parameters: [], screen: 'login', auth: auth1, chrome: chrome2 },
  { name: 'forgotPassword', path: '/forgot-password', parameters: [], screen: 'forgotPassword', auth: auth1, chrome: chrome2 },
  { name: 'resetPassword', path: '/reset-password', parameters: [], screen: 'resetPassword', auth: auth1, chrome: chrome2 },
  { name: 'logout', path: '/logout', parameters: [], screen: 'logout', auth: auth2, chrome: chrome2 },
  { name: 'profile', path: '/pages/profile', parameters: [], screen: 'profile', auth: auth2, chrome: chrome0 },
  { name: 'notFound', path: '/pages/errors/error-404', parameters: [], screen: 'notFound', auth: undefined, chrome: chrome0 },
  { name: 'serverError', path: '/pages/errors/error-500', parameters: [], screen: 'serverError', auth: undefined, chrome: chrome0 },
  { name: 'maintenance', path: '/pages/maintenance', parameters: [], screen: 'maintenance', auth: undefined, chrome: chrome2 },
  {
    name: 'resourceAccessDecision',
    path: '/resource-access-request/:action/:requestId/:token',
    parameters: ['action', 'requestId', 'token'],
    screen: 'accessDecision',
    auth: undefined,
    chrome: chrome2,
  },
  {
    name: 'deskProviders',
    path: '/apps/desk/providers',
    parameters: [],
    screen: 'list',
    entity: 'provider',
    auth: auth3,
    readers: true,
    chrome: chrome1,
  },
  {
    name: 'deskProvider',
    path: '/apps/desk/providers/:providerId',
    parameters: ['providerId'],
    screen: 'record',
    entity: 'provider',
    parent: 'deskProviders',
    auth: auth3,
    readers: true,
    chrome: chrome1,
  },
  {
    name: 'deskProviderContact',
    path: '/apps/desk/providers/:providerId/contact/:contactId',
    parameters: ['providerId', 'contactId'],
    screen: 'record',
    entity: 'providerContact',
    parent: 'deskProvider',
    auth: auth4,
    readers: true,
    chrome: chrome1,
  },
  {
    name: 'deskProviderBankAccount',
    path: '/apps/desk/providers/:providerId/bankaccount/:bankAccountId',
    parameters: ['providerId', 'bankAccountId'],
    screen: 'record',
    entity: 'providerBankAccount',
    parent: 'deskProvider',
    auth: auth4,
    readers: true,
    chrome: chrome1,
  },
  {
    name: 'deskProviderPromotion',
    path: '/apps/desk/providers/:providerId/promotion/:promotionId',
    parameters: ['providerId', 'promotionId'],
    screen: 'record',
    entity: 'promotion',
    parent: 'deskProvider',
    auth: auth3,
    readers: true,
    chrome: chrome1,
  },
  {
    name: 'deskProviderOperator',
    path: '/apps/desk/providers/:providerId/operator/:userId',
    parameters: ['providerId', 'userId'],
    screen: 'record',
    entity: 'operator',
    parent: 'deskProvider',
    auth: auth4,
    readers: true,
    chrome: chrome1,
  },
  {
    name: 'deskProviderRide',
    path: '/apps/desk/providers/:providerId/ride/:rideId',
    parameters: ['providerId', 'rideId'],
    screen: 'record',
    entity: 'ride',
    parent: 'deskProvider',
    auth: auth3,
    readers: true,
    chrome: chrome1,
  },
  {
    name: 'deskDistributors',
    path: '/apps/desk/distributors',
    parameters: [],
    screen: 'list',
    entity: 'distributionUnit',
    auth: auth3,
    readers: true,
    chrome: chrome1,
  },
  {
    name: 'deskDistributor',
    path: '/apps/desk/distributors/:distributorId',
    parameters: ['distributorId'],
    screen: 'record',
    entity: 'distributionUnit',
    parent: 'deskDistributors',
    auth: auth3,
    readers: true,
    chrome: chrome1,
  },
  {
    name: 'deskDistributorContact',
    path: '/apps/desk/distributors/:distributorId/contact/:contactId',
    parameters: ['distributorId', 'contactId'],
    screen: 'record',
    entity: 'distributorContact',
    parent: 'deskDistributor',
    auth: auth5,
    readers: true,
    chrome: chrome1,
  },
  {
    name: 'deskDistributorBankAccount',
    path: '/apps/desk/distributors/:distributorId/bankaccount/:bankAccountId',
    parameters: ['distributorId', 'bankAccountId'],
    screen: 'record',
    entity: 'distributorBankAccount',
    parent: 'deskDistributor',
    auth: auth5,
    readers: true,
    chrome: chrome1,
  },
  {
    name: 'deskDistributorIssuer',
    path: '/apps/desk/distributors/:distributorId/issuer/:userId',
    parameters: ['distributorId', 'userId'],
    screen: 'record',
    entity: 'issuer',
    parent: 'deskDistributor',
    auth: auth5,
    readers: true,
    chrome: chrome1,
  },
  {
    name: 'deskProductCategories',
    path: '/apps/desk/product/categories',
    parameters: [],
    screen: 'list',
    entity: 'productCategory',
    auth: auth3,
    readers: true,
    chrome: chrome1,
  },
  {
    name: 'deskProductCategory',
    path: '/apps/desk/product/categories/:productCategoryId',
    parameters: ['productCategoryId'],
    screen: 'record',
    entity: 'productCategory',
    parent: 'deskProductCategories',
    auth: auth3,
    readers: true,
    chrome: chrome1,
  },
  {
    name: 'deskProducts',
    path: '/apps/desk/products',
    parameters: [],
    screen: 'list',
    entity: 'product',
    auth: auth3,
    readers: true,
    chrome: chrome1,
  },
  {
    name: 'deskProduct',
    path: '/apps/desk/products/:productId',
    parameters: ['productId'],
    screen: 'record',
    entity: 'product',
    parent: 'deskProducts',
    auth: auth3,
    readers: true,
    chrome: chrome1,
  },
  {
    name: 'deskProductValidity',
    path: '/apps/desk/products/:productId/validity/:validityId',
    parameters: ['productId', 'validityId'],
    screen: 'record',
    entity: 'validity',
    parent: 'deskProduct',
    auth: auth3,
    readers: true,
    chrome: chrome1,
  },
  {
    name: 'deskProductGrid',
    path: '/apps/desk/products/:productId/productGrid/:productGridId',
    parameters: ['productId', 'productGridId'],
    screen: 'record',
    entity: 'productGrid',
    parent: 'deskProduct',
    auth: auth3,
    readers: true,
    chrome: chrome1,
  },
  {
    name: 'deskProductPrice',
    path: '/apps/desk/products/:productId/productPrice/:productPriceId',
    parameters: ['productId', 'productPriceId'],
    screen: 'record',
    entity: 'productPrice',
    parent: 'deskProduct',
    auth: auth3,
    readers: true,
    chrome: chrome1,
  },
  {
    name: 'deskSalesChannels',
    path: '/apps/desk/sales-channel',
    parameters: [],
    screen: 'list',
    entity: 'salesChannel',
    auth: auth3,
    readers: true,
    chrome: chrome1,
  },
  {
    name: 'deskSalesChannel',
    path: '/apps/desk/sales-channel/:salesChannelId',
    parameters: ['salesChannelId'],
    screen: 'record',
    entity: 'salesChannel',
    parent: 'deskSalesChannels',
    auth: auth3,
    readers: true,
    chrome: chrome1,
  },
  {
    name: 'deskCustomers',
    path: '/apps/desk/customers',
    parameters: [],
    screen: 'list',
    entity: 'customer',
    auth: auth6,
    readers: true,
    chrome: chrome1,
  },
  {
    name: 'deskCustomer',
    path: '/apps/desk/customers/:customerId',
    parameters: ['customerId'],
    screen: 'record',
    entity: 'customer',
    parent: 'deskCustomers',
    auth: auth6,
    readers: true,
    chrome: chrome1,
  },
  {
    name: 'deskOrders',
    path: '/apps/desk/orders',
    parameters: [],
    screen: 'list',
    entity: 'order',
    auth: auth3,
    readers: true,
    chrome: chrome1,
  },
  {
    name: 'deskOrder',
    path: '/apps/desk/orders/:orderId',
    parameters: ['orderId'],
    screen: 'record',
    entity: 'order',
    parent: 'deskOrders',
    auth: auth3,
    readers: true,
    chrome: chrome1,
  },
  {
    name: 'deskAccessRequests',
    path: '/apps/desk/resources-access',
    parameters: [],
    screen: 'list',
    entity: 'accessRequest',
    auth: auth7,
    readers: true,
    chrome: chrome1,
  },
  {
    name: 'deskAccessRequest',
    path: '/apps/desk/resources-access/:resourceId',
    parameters: ['resourceId'],
    screen: 'record',
    entity: 'accessRequest',
    parent: 'deskAccessRequests',
    auth: auth7,
    readers: true,
    chrome: chrome1,
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
  deskProviders: () => '/apps/desk/providers',
  deskProvider: ({ providerId }: { readonly providerId: string }) =>
    `/apps/desk/providers/${encodeURIComponent(providerId)}`,
  deskProviderContact: ({ providerId, contactId }: { readonly providerId: string; readonly contactId: string }) =>
    `/apps/desk/providers/${encodeURIComponent(providerId)}/contact/${encodeURIComponent(contactId)}`,
  deskProviderBankAccount: ({ providerId, bankAccountId }: { readonly providerId: string; readonly bankAccountId: string }) =>
    `/apps/desk/providers/${encodeURIComponent(providerId)}/bankaccount/${encodeURIComponent(bankAccountId)}`,
  deskProviderPromotion: ({ providerId, promotionId }: { readonly providerId: string; readonly promotionId: string }) =>
    `/apps/desk/providers/${encodeURIComponent(providerId)}/promotion/${encodeURIComponent(promotionId)}`,
  deskProviderOperator: ({ providerId, userId }: { readonly providerId: string; readonly userId: string }) =>
    `/apps/desk/providers/${encodeURIComponent(providerId)}/operator/${encodeURIComponent(userId)}`,
  deskProviderRide: ({ providerId, rideId }: { readonly providerId: string; readonly rideId: string }) =>
    `/apps/desk/providers/${encodeURIComponent(providerId)}/ride/${encodeURIComponent(rideId)}`,
  deskDistributors: () => '/apps/desk/distributors',
  deskDistributor: ({ distributorId }: { readonly distributorId: string }) =>
    `/apps/desk/distributors/${encodeURIComponent(distributorId)}`,
  deskDistributorContact: ({ distributorId, contactId }: { readonly distributorId: string; readonly contactId: string }) =>
    `/apps/desk/distributors/${encodeURIComponent(distributorId)}/contact/${encodeURIComponent(contactId)}`,
  deskDistributorBankAccount: ({ distributorId, bankAccountId }: { readonly distributorId: string; readonly bankAccountId: string }) =>
    `/apps/desk/distributors/${encodeURIComponent(distributorId)}/bankaccount/${encodeURIComponent(bankAccountId)}`,
  deskDistributorIssuer: ({ distributorId, userId }: { readonly distributorId: string; readonly userId: string }) =>
    `/apps/desk/distributors/${encodeURIComponent(distributorId)}/issuer/${encodeURIComponent(userId)}`,
  deskProductCategories: () => '/apps/desk/product/categories',
  deskProductCategory: ({ productCategoryId }: { readonly productCategoryId: string }) =>
    `/apps/desk/product/categories/${encodeURIComponent(productCategoryId)}`,
  deskProducts: () => '/apps/desk/products',
  deskProduct: ({ productId }: { readonly productId: string }) =>
    `/apps/desk/products/${encodeURIComponent(productId)}`,
  deskProductValidity: ({ productId, validityId }: { readonly productId: string; readonly validityId: string }) =>
    `/apps/desk/products/${encodeURIComponent(productId)}/validity/${encodeURIComponent(validityId)}`,
  deskProductGrid: ({ productId, productGridId }: { readonly productId: string; readonly productGridId: string }) =>
    `/apps/desk/products/${encodeURIComponent(productId)}/productGrid/${encodeURIComponent(productGridId)}`,
  deskProductPrice: ({ productId, productPriceId }: { readonly productId: string; readonly productPriceId: string }) =>
    `/apps/desk/products/${encodeURIComponent(productId)}/productPrice/${encodeURIComponent(productPriceId)}`,
  deskSalesChannels: () => '/apps/desk/sales-channel',
  deskSalesChannel: ({ salesChannelId }: { readonly salesChannelId: string }) =>
    `/apps/desk/sales-channel/${encodeURIComponent(salesChannelId)}`,
  deskCustomers: () => '/apps/desk/customers',
  deskCustomer: ({ customerId }: { readonly customerId: string }) =>
    `/apps/desk/customers/${encodeURIComponent(customerId)}`,
  deskOrders: () => '/apps/desk/orders',
  deskOrder: ({ orderId }: { readonly orderId: string }) =>
    `/apps/desk/orders/${encodeURIComponent(orderId)}`,
  deskAccessRequests: () => '/apps/desk/resources-access',
  deskAccessRequest: ({ resourceId }: { readonly resourceId: string }) =>
    `/apps/desk/resources-access/${encodeURIComponent(resourceId)}`,
} as const;
