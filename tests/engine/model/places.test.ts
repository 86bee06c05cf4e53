import { describe, expect, it } from 'vitest';
import { routes } from '#generated/routes.ts';
import { placesOf } from '#engine/model/places.ts';

const of = (...roles: string[]) => placesOf(routes, { roles, signedIn: true });

describe('the places of a visitor', () => {
  it('are the first that admit him', () => {
    expect(of('admin').list('order')).toBe('/apps/administration/orders');
    expect(of('sales').list('order')).toBe('/apps/desk/orders');
    expect(of('sales', 'quality').list('order')).toBe('/apps/administration/orders');
    expect(of('inventory').record('productPrice', 'x', 'p')).toBe('/apps/desk/products/p/productPrice/x');
  });

  it('are none where no screen admits him, or its parent is not known', () => {
    expect(of('student').list('order')).toBeUndefined();
    expect(of('operator').record('customer', 'x')).toBeUndefined();
    expect(of('admin').record('providerContact', 'x')).toBeUndefined();
    expect(placesOf(routes, { roles: [], signedIn: false }).list('provider')).toBeUndefined();
  });

  it('take an address to the same screen elsewhere, with what stands behind it', () => {
    const url = '/apps/administration/providers/p%2F1/contact/c?tab=contacts#top';
    expect(of('supervisor').address(url)).toBe(url.replace('administration', 'desk'));
    expect(of('director').address(url)).toBe(url);
    expect(of('sales').address('/apps/administration/product/categories')).toBe('/apps/desk/product/categories');
    expect(of('sales').address('/apps/administration/orders?status=pending')).toBe('/apps/desk/orders?status=pending');
  });

  it('take no offence at an address that cannot be read', () => {
    expect(of('sales').address('/apps/administration/orders/%')).toBe('/apps/desk/orders/%');
    expect(of('sales').address('/apps/administration/orders/$&')).toBe('/apps/desk/orders/$&');
  });

  it('leave an address that is no list and no record, or that nobody of his kind may open, as it is', () => {
    for (const url of ['/', '/pages/profile', '/nowhere', '/apps/administration/customers/x'])
      expect(of('operator').address(url), url).toBe(url);
  });
});
