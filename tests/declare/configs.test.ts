import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { entities } from '#generated/entities.ts';
import { mayPass } from '#engine/model/access.ts';
import { languages } from '#engine/model/text.ts';
import { screens } from '#engine/model/routes.ts';
import { resolveNavigation, resolveRoutes } from '#engine/compile/resolve-configs.ts';
import { resolveRolesConfig } from '#engine/compile/resolve-access.ts';
import routesSchema from '../../schemas/config/routes.json' with { type: 'json' };
import specRoutes from './spec-routes.json' with { type: 'json' };
import { fieldAt, schemas, source } from './read-declared.ts';

const prefix = '/apps/administration';
const routes = resolveRoutes(source.routes, source.roles);
const navigation = resolveNavigation(source.navigation, source);
const roles = resolveRolesConfig(source, undefined);
const routeAt = (path: string) => routes.find((route) => route.path === path);

describe('the configs', () => {
  it.each(['routes', 'navigation', 'roles'] as const)('%s.config.json is as its JSON Schema says', (name) => {
    const validate = new Ajv({ allErrors: true, strict: false }).compile(source.configSchemas[name] ?? false);
    validate(source[name]);
    expect(validate.errors).toBeNull();
  });

  it('the JSON Schema of the routes offers exactly the screens of the engine', () => {
    expect(routesSchema.properties.routes.items.properties.screen.examples).toEqual([...screens]);
  });
});

describe('routes', () => {
  it.each(specRoutes)('%s is an administration route without footer and right side panel', (path) => {
    const route = routeAt(`${prefix}${path.replace(/\{(\w+)\}/g, ':$1')}`);
    expect(route).toMatchObject({
      auth: ['admin', 'director', 'quality'],
      chrome: { navbar: true, toolbar: true, footer: false, leftSidePanel: true, rightSidePanel: false },
    });
  });

  it.each(['/login', '/forgot-password', '/reset-password'])('%s is for guests only and has no chrome', (path) => {
    expect(routeAt(path)?.auth).toEqual([]);
    expect(Object.values(routeAt(path)?.chrome ?? { none: true })).not.toContain(true);
  });

  it.each(['/logout', '/pages/profile'])('%s needs a signed-in user, of any role or none', (path) => {
    expect(routeAt(path)?.auth).toBe('signedIn');
  });

  it.each([
    '/',
    '/pages/errors/error-404',
    '/pages/errors/error-500',
    '/pages/maintenance',
    '/resource-access-request/:action/:requestId/:token',
  ])('%s is open to everyone', (path) => {
    expect(routeAt(path)).toBeDefined();
    expect(routeAt(path)?.auth).toBeUndefined();
  });

  it('the administration alone leads to the providers, the root to the profile', () => {
    expect(routeAt(prefix)).toMatchObject({ screen: 'redirect', to: 'providers' });
    expect(routeAt('/')).toMatchObject({ screen: 'redirect', to: 'profile' });
  });

  it('lists and records show entities, nested records below their parent', () => {
    for (const route of routes.filter(({ screen }) => screen === 'list' || screen === 'record')) {
      const parent = schemas.get(route.entity ?? '')?.['x-entity'];
      expect(parent, route.name).toBeDefined();
      const above = routes.find((other) => other.name === route.parent)?.entity;
      if (route.screen === 'record') expect(above, route.name).toBe(parent?.parent?.entity ?? route.entity);
    }
  });
});

describe('languages', () => {
  it.each([
    ['languageOption', 'id'],
    ['user', 'language'],
  ])('%s.%s offers those of the interface', (shape, path) => {
    expect(fieldAt(shape, path)?.enum).toEqual([...languages]);
  });
});

describe('navigation', () => {
  const [desk, administrative, divider, logout] = navigation;

  it('has the administrative group, a divider and the logout group', () => {
    expect(navigation.slice(1).map((item) => item.type)).toEqual(['group', 'divider', 'group']);
    expect(divider?.type).toBe('divider');
  });

  it('has the entries of the specification, in order, for the supervisor group', () => {
    const titles = source.navigation.items[1]?.children?.map((item) => item.title?.en);
    expect(titles).toEqual([
      'Providers',
      'Distribution Unities',
      'Sales Channels',
      'Product categories',
      'Products',
      'Customers',
      'Sales Register',
      'Access Request',
    ]);
    for (const item of administrative?.children ?? [])
      expect(item.auth).toEqual(['admin', 'director', 'supervisor', 'librarian']);
  });

  it('leads each administrative entry to a list', () => {
    for (const item of administrative?.children ?? []) expect(routeAt(item.url ?? '')?.screen, item.id).toBe('list');
  });

  it('has a group of its own for every role that is not of the supervisor group: whoever works with products, and the others', () => {
    const staff = new Set(roles.entities['product']?.read);
    for (const role of roles.groups['supervisor'] ?? []) staff.delete(role);
    expect(new Set(roles.groups['desk'])).toEqual(staff);
    const known = new Set([...staff, ...(roles.groups['supervisor'] ?? [])]);
    const others = new Set((roles.groups['user'] ?? []).filter((role) => !known.has(role)));
    expect(new Set(roles.groups['others'])).toEqual(others);
    expect(desk?.auth).toEqual([...(roles.groups['desk'] ?? []), ...(roles.groups['others'] ?? [])]);
    for (const { url, auth } of desk?.children ?? [])
      expect(auth, url).toEqual(roles.entities[routeAt(url ?? '')?.entity ?? '']?.read);
  });

  it('shows logout to everyone', () => {
    expect(logout?.children).toMatchObject([{ url: '/logout' }]);
    expect(logout?.children?.[0]?.auth).toBeUndefined();
  });
});

describe('roles', () => {
  it('has the ten role labels of the specification', () => {
    const labels = Object.values(source.roles.roles).map(({ label }) => label.en);
    expect(labels).toEqual(
      expect.arrayContaining([
        'Admin',
        'Supervisor',
        'Financial',
        'Tech Support',
        'Inventory',
        'Back-Office',
        'Sales',
        'Operator',
        'Issuer',
        'Guest',
      ]),
    );
  });

  it('opens the screens to one more role by one group, and the menu by another', () => {
    const administrative = source.routes.routes.filter(({ path }) => path.startsWith('/apps/administration'));
    expect(new Set(administrative.map(({ auth }) => auth))).toEqual(new Set(['@administration']));
    const entries = source.navigation.items.find(({ id }) => id === 'administrative')?.children ?? [];
    expect(new Set(entries.map(({ auth }) => auth))).toEqual(new Set(['@supervisor']));
  });

  it('has the permission groups of the specification', () => {
    const groups = [
      'admin',
      'director',
      'supervisor',
      'coordinator',
      'accounting',
      'secretary',
      'librarian',
      'multimedia',
      'teacher',
      'alumni',
      'student',
      'user',
      'onlyGuest',
    ];
    expect(Object.keys(roles.groups)).toEqual(expect.arrayContaining(groups));
    expect(roles.groups['supervisor']).toEqual(['admin', 'director', 'supervisor', 'librarian']);
    expect(roles.groups['onlyGuest']).toEqual([]);
  });

  it('names only roles that exist', () => {
    const rights = Object.values(roles.entities).flatMap(({ read, create, update, remove, unmasked }) =>
      [read, create, update, remove, ...Object.values(unmasked)].flat(),
    );
    const named = new Set([...Object.values(roles.groups).flat(), ...rights]);
    expect([...named].filter((role) => !roles.roles.includes(role))).toEqual([]);
  });

  it('lets users have every role but guest, which is the empty list', () => {
    expect([...(fieldAt('user', 'role')?.items?.enum ?? [])].sort()).toEqual(
      roles.roles.filter((role) => role !== 'guest').sort(),
    );
  });

  it('lets those who write also read', () => {
    const wrong = Object.entries(roles.entities).flatMap(([name, { read, create, update, remove }]) =>
      [...create, ...update, ...remove].filter((role) => !read.includes(role)).map((role) => `${name}: ${role}`),
    );
    expect(wrong).toEqual([]);
  });

  it('lets nobody write a field that they must fill in but may not read', () => {
    const hidden = Object.values(entities).flatMap(({ name, fields }) =>
      fields
        .filter((field) => field.required && !field.readOnly && field.default === undefined)
        .flatMap((field) =>
          (roles.entities[name]?.create ?? [])
            .filter((role) => !mayPass(field.access?.read, [role]))
            .map((role) => `${name}.${field.path}: ${role}`),
        ),
    );
    expect(hidden).toEqual([]);
    expect(roles.entities['productPrice']?.fields['transferValue']?.read).toEqual([
      'financial',
      'admin',
      'director',
      'supervisor',
    ]);
  });

  it('librarian and quality read only, but ask for access like everybody', () => {
    const writers = Object.entries(roles.entities).flatMap(([name, { create, update, remove }]) => [
      ...(name === 'accessRequest' ? [] : create),
      ...update,
      ...remove,
    ]);
    expect(writers).not.toContain('librarian');
    expect(writers).not.toContain('quality');
  });
});
