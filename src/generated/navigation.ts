// Written by "npm run generate" from navigation.config.json; edit those and run it again.

import type { NavigationItem } from '#engine/model/routes.ts';

export const navigation: readonly NavigationItem[] = [
  {
    id: 'administrative',
    type: 'group',
    auth: undefined,
    children: [
      {
        id: 'providers',
        type: 'item',
        icon: 'storefront',
        url: '/apps/administration/providers',
        auth: ['admin', 'director', 'supervisor', 'librarian'],
      },
      {
        id: 'distributionUnits',
        type: 'item',
        icon: 'store',
        url: '/apps/administration/distributors',
        auth: ['admin', 'director', 'supervisor', 'librarian'],
      },
      {
        id: 'salesChannels',
        type: 'item',
        icon: 'point-of-sale',
        url: '/apps/administration/sales-channel',
        auth: ['admin', 'director', 'supervisor', 'librarian'],
      },
      {
        id: 'productCategories',
        type: 'item',
        icon: 'category',
        url: '/apps/administration/product/categories',
        auth: ['admin', 'director', 'supervisor', 'librarian'],
      },
      {
        id: 'products',
        type: 'item',
        icon: 'confirmation-number',
        url: '/apps/administration/products',
        auth: ['admin', 'director', 'supervisor', 'librarian'],
      },
      {
        id: 'customers',
        type: 'item',
        icon: 'people',
        url: '/apps/administration/customers',
        auth: ['admin', 'director', 'supervisor', 'librarian'],
      },
      {
        id: 'salesRegister',
        type: 'item',
        icon: 'receipt-long',
        url: '/apps/administration/orders',
        auth: ['admin', 'director', 'supervisor', 'librarian'],
      },
      {
        id: 'accessRequests',
        type: 'item',
        icon: 'vpn-key',
        url: '/apps/administration/resources-access',
        auth: ['admin', 'director', 'supervisor', 'librarian'],
      },
    ],
  },
  { id: 'logoutDivider', type: 'divider', auth: undefined },
  {
    id: 'logoutGroup',
    type: 'group',
    auth: undefined,
    children: [{ id: 'logout', type: 'item', icon: 'logout', url: '/logout', auth: undefined }],
  },
];
