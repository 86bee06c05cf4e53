// What the product is called, from package.json: its name there, as a title, and whose installation it is for want of
// settings.
import { printCode, header, type Output } from './print-text.ts';
import type { Mistake } from './problem.ts';

export interface Product {
  /** As of a package: in tokens and in the database's list of connections. */
  readonly name: string;
  /** The name as people write it. */
  readonly title: string;
  readonly organization: { readonly id: string; readonly name: string };
}

const file = 'package.json';
const packageName = /^[a-z0-9][a-z0-9._-]{0,213}$/;
/** As ORGANIZATION_ID is read. */
const id = /^[a-z0-9][a-z0-9-]{0,49}$/;

/** `content`: of package.json. What it does not say, or says wrongly, follows from the name. */
export function productOf(content: Readonly<Record<string, unknown>>): Product {
  const name = typeof content['name'] === 'string' ? content['name'].replace(/^@[^/]*\//, '') : 'back-office';
  const title = `${name.slice(0, 1).toUpperCase()}${name.slice(1).replaceAll(/[-_.]+/g, ' ')}`;
  const given = (content['organization'] ?? {}) as Partial<Product['organization']>;
  return {
    name,
    title,
    organization: { id: given.id ?? name.replaceAll(/[^a-z0-9-]/g, '-'), name: given.name ?? title },
  };
}

export function checkProduct({ name, organization }: Product): Mistake[] {
  const rule = 'the organization of package.json has an id and a name';
  const mistakes: Mistake[] = [];
  if (!packageName.test(name))
    mistakes.push({
      file,
      pointer: '/name',
      rule: 'the product has the name of a package',
      found: `${JSON.stringify(name)} is none`,
      remedy: 'give lower-case letters, digits, hyphens, dots and underscores',
    });
  if (typeof organization.id !== 'string' || !id.test(organization.id))
    mistakes.push({
      file,
      pointer: '/organization/id',
      rule,
      found: `${JSON.stringify(organization.id)} is no id`,
      remedy: 'give at most 50 lower-case letters, digits and hyphens',
    });
  if (typeof organization.name !== 'string' || organization.name.trim() === '')
    mistakes.push({
      file,
      pointer: '/organization/name',
      rule,
      found: `${JSON.stringify(organization.name)} is no name`,
      remedy: 'give the name that people read',
    });
  return mistakes;
}

export function printProduct(product: Product): Output {
  return {
    path: 'product.ts',
    text: [
      header(file),
      '/** What the product is called, and whose installation it is for want of settings. */',
      `export const product = ${printCode(product)} as const;\n`,
    ].join('\n'),
  };
}
