import { describe, expect, it } from 'vitest';
import { entities } from '#generated/entities.ts';
import { routes } from '#generated/routes.ts';
import { fieldGroups } from '#engine/web/form/field-groups.ts';
import { placesOf } from '#engine/model/places.ts';
import { recordTabs, tabOfChild } from '#engine/web/record/record-tabs.ts';
import { upPath } from '#engine/web/record/up-path.ts';

describe('the tabs of a record', () => {
  it('are the groups of its form, its nested entities and its history', () => {
    expect(recordTabs(entities.provider).map(({ name }) => name)).toEqual([
      'data',
      'address',
      'contacts',
      'bankAccounts',
      'rides',
      'promotions',
      'operators',
      'history',
    ]);
  });

  it('are only those of its form while it does not exist', () => {
    expect(recordTabs(entities.provider, ['admin']).map(({ name }) => name)).toEqual(['data', 'address']);
  });

  it('leave out, of a new record, what only the server writes', () => {
    expect(fieldGroups(entities.customer).map(({ name }) => name)).toContain('access');
    expect(recordTabs(entities.customer, ['admin']).map(({ name }) => name)).toEqual(['data', 'address']);
  });

  it('leave out, of a new record, what whoever makes it may not type', () => {
    const names = (role: string) => fieldGroups(entities.order, [role]).map(({ name }) => name);
    expect(names('sales')).toContain('note');
    expect(names('issuer')).not.toContain('note');
  });

  it('have one for the whole form when its groups are sections', () => {
    expect(recordTabs(entities.promotion).map(({ kind }) => kind)).toEqual(['fields', 'history']);
  });
});

const places = placesOf(routes, { roles: ['admin'], signedIn: true });

describe('paths of records', () => {
  it('are the spec’s, with the parent where there is one', () => {
    expect(places.record('provider', 'p')).toBe('/apps/administration/providers/p');
    expect(places.record('productPrice', 'x', 'p')).toBe('/apps/administration/products/p/productPrice/x');
    expect(places.record('providerContact', 'x')).toBeUndefined();
    expect(places.record('occurrence', 'x', 'o')).toBeUndefined();
  });

  it('lead back to the tab that lists the record', () => {
    expect(tabOfChild(entities.product, 'productPrice')).toBe('prices');
    expect(upPath({ entity: 'providerContact', parentId: 'p' }, places)).toBe(
      '/apps/administration/providers/p?tab=contacts',
    );
    expect(upPath({ entity: 'provider' }, places)).toBe('/apps/administration/providers');
  });
});
