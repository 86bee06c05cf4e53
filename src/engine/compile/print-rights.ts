// rights.md: who may what, to be read by people who review it: role × entity × action × field. From the same values
// that decide it.
import { isMaskedFor, mayEnter, mayPass, signedIn } from '#engine/model/access.ts';
import type { EntityRight, EntityRights } from '#engine/model/access.ts';
import { allFields } from '#engine/model/entity.ts';
import type { Action, Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { NavigationItem } from '#engine/model/routes.ts';
import type { Output } from './print-text.ts';
import type { Resolved } from './resolve.ts';

const yes = '✓';
const no = '–';

export function printRights(resolved: Resolved): Output {
  const { entities, roles, routes } = resolved;
  const lines = [
    '<!-- Written by "npm run generate" from roles.config.json, routes.config.json, navigation.config.json and schemas/; edit those and run it again. -->',
    '',
    '# Who may do what',
    '',
    `${yes} may, ${no} may not. *Rows*: only records whose field holds one of the ids of the user; a user with another reading role sees all. *Not shown*`,
    'fields are in no record, list, search, history or export and can be neither filtered nor ordered by; those *in part* are masked, and cannot',
    'be asked for either. Roles that are not in a table may nothing there. A job is the server itself.',
    '',
    `Look as another role, for reading only: ${listOf(roles.viewAs)}.`,
    '',
    `Keep views of lists for others, by their roles: ${listOf(roles.shareViews)}.`,
    '',
    '## Screens',
    '',
    `Whoever is signed in, with any role or none, opens: ${listOf(routes.filter(({ auth }) => auth === signedIn).map(({ name }) => name))}.`,
    '',
    ...table(
      ['role', 'menu', 'pages'],
      roles.roles.filter((role) => role !== 'guest').map((role) => screensOf(role, resolved)),
    ),
    '',
    ...entities.flatMap((entity) => printEntity(entity, resolved)),
  ];
  return { path: 'rights.md', text: `${lines.join('\n').trimEnd()}\n` };
}

function screensOf(role: string, { navigation, routes }: Resolved): string[] {
  const pages = routes.filter(
    ({ auth, screen }) =>
      auth !== undefined &&
      auth !== signedIn &&
      screen !== 'redirect' &&
      mayEnter(auth, { roles: [role], signedIn: true }),
  );
  return [role, entriesFor(navigation, role).join(', ') || no, pages.map(({ name }) => name).join(', ') || no];
}

/** Entries that are not everybody's. */
function entriesFor(items: readonly NavigationItem[], role: string): string[] {
  return items
    .filter(({ auth }) => mayEnter(auth, { roles: [role], signedIn: true }))
    .flatMap(({ id, url, auth, children = [] }) => [
      ...(url === undefined || auth === undefined ? [] : [id]),
      ...entriesFor(children, role),
    ]);
}

function printEntity(entity: Entity, { roles, labels }: Resolved): string[] {
  const rights = roles.entities[entity.name];
  if (rights === undefined) return [];
  const some = roles.roles.filter((role) => hasAny(rights, entity, role));
  const path = entity.parent === undefined ? '' : ` in ${entity.parent.entity}`;
  return [
    `## ${entity.name}`,
    '',
    `${labels.en[labelKeys.entity(entity.name, 'many')] ?? entity.name}${path}, \`/api/${entity.collection}\`.${closedMethods(entity)}`,
    '',
    ...table(
      ['role', 'read', 'rows', 'create', 'update', 'remove', 'not shown', 'in part'],
      some.map((role) => [role, ...rightsOf(rights, entity, role)]),
    ),
    '',
    ...printActions(entity),
    ...printFields(entity),
  ];
}

const writes = ['create', 'update', 'remove'] as const;

function hasAny(rights: EntityRights, entity: Entity, role: string): boolean {
  return rights.read.includes(role) || writes.some((right) => isOpen(rights, entity, right, role));
}

function isOpen(rights: EntityRights, entity: Entity, right: (typeof writes)[number], role: string): boolean {
  return entity.methods[right] && rights[right].includes(role);
}

function closedMethods({ methods }: Entity): string {
  const closed = writes.filter((right) => !methods[right]);
  return closed.length === 0 ? '' : ` Not there for anybody: ${listOf(closed)}.`;
}

function rightsOf(rights: EntityRights, entity: Entity, role: string): string[] {
  const mark = (right: EntityRight) =>
    (right === 'read' ? rights.read.includes(role) : isOpen(rights, entity, right, role)) ? yes : no;
  const rows = rights.rows.filter((scope) => scope.role === role).map(({ path, from }) => `\`${path}\` in \`${from}\``);
  const fields = allFields(entity.fields);
  const hidden = fields.filter(({ access }) => !mayPass(access?.read, [role]));
  const masked = fields.filter((field) => !hidden.includes(field) && isMaskedFor(rights, field.sensitive, [role]));
  const [read, ...others] = [mark('read'), ...writes.map(mark)];
  return [read ?? no, rows.length === 0 ? 'all' : rows.join(' or '), ...others, pathsOf(hidden), pathsOf(masked)];
}

function printActions({ actions }: Entity): string[] {
  if (actions.length === 0) return [];
  const rows = actions.map((action) => [
    action.name,
    `\`${action.field}\`: ${listOf(action.from)}`,
    action.to.length === 0 ? 'stays' : action.to.join(' or '),
    doersOf(action),
  ]);
  return [...table(['action', 'from', 'to', 'who'], rows), ''];
}

function doersOf({ roles, system }: Action): string {
  if (system) return 'a job';
  return roles === undefined ? 'whoever reads it' : listOf(roles);
}

/** The fields with rights of their own. */
function printFields(entity: Entity): string[] {
  const limited = allFields(entity.fields).filter(({ access }) => access !== undefined);
  if (limited.length === 0) return [];
  const rows = limited.map(({ path, access }) => [
    `\`${path}\``,
    access?.read === undefined ? 'as the record' : listOf(access.read),
    access?.write === undefined ? 'as the record' : listOf(access.write),
  ]);
  return [...table(['field', 'read', 'write'], rows), ''];
}

function pathsOf(fields: readonly { readonly path: string }[]): string {
  return fields.length === 0 ? no : fields.map(({ path }) => `\`${path}\``).join(', ');
}

function listOf(names: readonly string[]): string {
  return names.length === 0 ? 'nobody' : names.join(', ');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}
