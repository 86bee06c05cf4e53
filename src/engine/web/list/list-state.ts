// What a list shows, as one value kept in the URL; a pure reducer over it. `_` begins our own parameters: no field may
// be called so (docs/reference/api.md rule 14).
//   ?q=parque&status=active&status=draft&price_gte=1000&_sort=-price,name&_page=2&_size=50&_columns=tradeName,status
import { fieldAt, type Entity, type Field, type Preset, type Sort } from '#engine/model/entity.ts';
import { operatorsOf } from '#engine/kinds/index.ts';
import { isReferred, referredAt } from '#engine/kinds/referred.ts';
import { entities } from '#generated/entities.ts';
import { isGrouped } from '#engine/kinds/summed.ts';
import { operators, type Operator } from '#engine/model/field-kinds.ts';
import { defaultPageSize, pageSizes, type Filter, type ListQuery } from '#engine/model/list-query.ts';
import { densities } from '#engine/web/shell/settings/read-settings.ts';
import { presetSort, togglePreset } from './preset-state.ts';

type Density = (typeof densities)[number];

export interface ListState {
  readonly search: string;
  readonly filters: readonly Filter[];
  /** Empty = the entity's own order. */
  readonly sort: readonly Sort[];
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** The columns shown, in order; undefined while nobody has arranged them. */
  readonly columns: readonly string[] | undefined;
  /** Path of the field that rows are gathered by: groups stand in their place. */
  readonly group: string | undefined;
  /** The groups are columns of a board, where they are states that actions lead to. */
  readonly board: boolean;
  /** Height of the rows where the view has one of its own. */
  readonly density: Density | undefined;
  /** Id of the kept view that was opened, or `allRecords`. */
  readonly view: string | undefined;
}

/** In place of a view: the list without any. */
export const allRecords = 'all';

export type ListChange =
  /** `entered`: by Enter, nothing more is typed. */
  | { readonly type: 'search'; readonly search: string; readonly entered?: true }
  /** Each replaces the one of its path and operator; without values that one goes. */
  | { readonly type: 'filter'; readonly filters: readonly Filter[] }
  /** A named filter pressed or released; `among`: those of which one holds at a time. */
  | { readonly type: 'preset'; readonly preset: Preset; readonly among: readonly Preset[] }
  | { readonly type: 'clearFilters' }
  /** Asc, then desc, then none; `add` keeps the other columns (shift). */
  | { readonly type: 'sort'; readonly path: string; readonly add: boolean }
  /** This one order in place of all others. */
  | { readonly type: 'order'; readonly order: Sort }
  | { readonly type: 'page'; readonly page: number }
  | { readonly type: 'size'; readonly size: number }
  | { readonly type: 'group'; readonly group: string | undefined; readonly board?: boolean }
  /** A kept view in place of all that there was. */
  | { readonly type: 'view'; readonly id: string; readonly query: string; readonly replace?: true }
  | { readonly type: 'density'; readonly density: Density }
  /** One group alone, as rows. */
  | { readonly type: 'openGroup'; readonly filters: readonly Filter[] }
  | { readonly type: 'columns'; readonly columns: readonly string[] | undefined };

const parameter = {
  search: 'q',
  sort: '_sort',
  page: '_page',
  size: '_size',
  columns: '_columns',
  group: '_group',
  board: '_board',
  density: '_density',
  view: '_view',
} as const;

/** What can't be understood is left out: an old bookmark still opens. */
export function readListState(parameters: URLSearchParams, entity: Entity): ListState {
  const size = Number(parameters.get(parameter.size));
  const page = Number(parameters.get(parameter.page));
  return {
    search: parameters.get(parameter.search) ?? '',
    filters: readFilters(parameters, entity),
    sort: readSort(parameters.get(parameter.sort) ?? '', entity),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: (pageSizes as readonly number[]).includes(size) ? size : defaultPageSize,
    density: densities.find((density) => density === parameters.get(parameter.density)),
    view: parameters.get(parameter.view) ?? undefined,
    group: readGroup(parameters.get(parameter.group), entity),
    board: parameters.has(parameter.board),
    columns: readColumns(parameters.get(parameter.columns), entity),
  };
}

/** Names of filters and of an order that mean nothing to the list: without a word it would show more than was asked for. */
export function leftOutOf(parameters: URLSearchParams, entity: Entity): string[] {
  const own: ReadonlySet<string> = new Set(Object.values(parameter));
  const filters = [...new Set(parameters.keys())].filter((key) => {
    const values = parameters.getAll(key).filter((value) => value !== '');
    const alone = new URLSearchParams(values.map((value) => [key, value]));
    return !own.has(key) && values.length > 0 && readFilters(alone, entity).length === 0;
  });
  const sorts = (parameters.get(parameter.sort) ?? '').split(',').filter(Boolean);
  return [
    ...filters,
    ...sorts.filter((part) => readSort(part, entity).length === 0).map((part) => part.replace(/^-/, '')),
  ];
}

/** Only what differs from a fresh list. */
export function writeListState(state: ListState): URLSearchParams {
  const parameters = new URLSearchParams();
  if (state.search !== '') parameters.set(parameter.search, state.search);
  for (const { path, operator, values } of state.filters) {
    for (const value of values)
      parameters.append(operator === 'eq' || operator === 'in' ? path : `${path}_${operator}`, value);
  }
  if (state.sort.length > 0)
    parameters.set(
      parameter.sort,
      state.sort.map(({ path, direction }) => (direction === 'desc' ? `-${path}` : path)).join(','),
    );
  if (state.page > 1) parameters.set(parameter.page, String(state.page));
  if (state.size !== defaultPageSize) parameters.set(parameter.size, String(state.size));
  if (state.columns !== undefined) parameters.set(parameter.columns, state.columns.join(','));
  if (state.group !== undefined) parameters.set(parameter.group, state.group);
  if (state.board) parameters.set(parameter.board, '');
  if (state.density !== undefined) parameters.set(parameter.density, state.density);
  if (state.view !== undefined) parameters.set(parameter.view, state.view);
  return parameters;
}

/** What a view keeps: all but the page and which view it came from. */
export function viewQueryOf(state: ListState): string {
  return writeListState({ ...state, page: 1, view: undefined }).toString();
}

/** Nothing is asked for yet. */
export function isFresh(state: ListState): boolean {
  return writeListState(state).size === 0;
}

/** Whatever changes which rows there are goes back to the first page. */
export function changeListState(state: ListState, change: ListChange, entity: Entity): ListState {
  switch (change.type) {
    case 'view':
      return { ...readListState(new URLSearchParams(change.query), entity), view: change.id };
    case 'density':
      return { ...state, density: change.density };
    case 'search':
      return { ...state, search: change.search, page: 1 };
    case 'filter':
      return { ...state, filters: change.filters.reduce(replaceFilter, state.filters), page: 1 };
    case 'preset':
      return {
        ...state,
        filters: togglePreset(change.preset, change.among, state.filters),
        sort: presetSort(change.preset, state),
        page: 1,
      };
    case 'clearFilters':
      return { ...state, search: '', filters: [], page: 1 };
    case 'sort':
      return {
        ...state,
        sort:
          state.sort.length === 0
            ? firstSort(entity.sort, change.path, change.add)
            : nextSort(state.sort, change.path, change.add),
        page: 1,
      };
    case 'order':
      return { ...state, sort: [change.order], page: 1 };
    case 'page':
      return { ...state, page: Math.max(1, change.page) };
    case 'size':
      return { ...state, size: change.size, page: 1 };
    case 'group':
      return { ...state, group: change.group, board: change.board === true, page: 1 };
    case 'openGroup':
      return {
        ...state,
        filters: change.filters.reduce(replaceFilter, state.filters),
        group: undefined,
        board: false,
        page: 1,
      };
    case 'columns':
      return { ...state, columns: change.columns };
    default:
      return change satisfies never;
  }
}

export function listQueryOf(state: ListState, entity: Entity): ListQuery {
  return {
    search: state.search,
    filters: state.filters,
    sort: state.sort.length > 0 ? state.sort : entity.sort,
    offset: (state.page - 1) * state.size,
    limit: state.size,
  };
}

/** With the columns of referenced records; in whatever order they are shown, the question is the same. */
export function withColumns(query: ListQuery, columns: readonly Field[]): ListQuery {
  const referred = columns.filter(isReferred).map(({ path }) => path);
  return referred.length === 0 ? query : { ...query, with: referred.sort() };
}

export function isNarrowed(state: ListState): boolean {
  return state.search !== '' || state.filters.length > 0;
}

function replaceFilter(filters: readonly Filter[], next: Filter): readonly Filter[] {
  const others = filters.filter(({ path, operator }) => path !== next.path || operator !== next.operator);
  return next.values.length === 0 ? others : [...others, next];
}

/** A column that sorts already turns round; going up would change nothing for one that goes up. */
function firstSort(usual: readonly Sort[], path: string, add: boolean): Sort[] {
  if (!usual.some((one) => one.path === path)) return [{ path, direction: 'asc' }];
  const turned = usual.map((one): Sort =>
    one.path === path ? { path, direction: one.direction === 'asc' ? 'desc' : 'asc' } : one,
  );
  return add ? turned : turned.filter((one) => one.path === path);
}

function nextSort(sort: readonly Sort[], path: string, add: boolean): Sort[] {
  const current = sort.find((one) => one.path === path);
  const others = add ? sort.filter((one) => one.path !== path) : [];
  if (current === undefined) return [...others, { path, direction: 'asc' }];
  if (current.direction === 'desc') return others;
  return add
    ? sort.map((one) => (one.path === path ? { path, direction: 'desc' } : one))
    : [{ path, direction: 'desc' }];
}

function readGroup(path: string | null, entity: Entity): string | undefined {
  const field = path === null ? undefined : fieldAt(entity, path);
  return field !== undefined && isGrouped(field) ? field.path : undefined;
}

function readColumns(text: string | null, entity: Entity): readonly string[] | undefined {
  // Of referenced records the list knows which there are.
  const known = (text ?? '').split(',').filter((path) => {
    const [first = '', ...rest] = path.split('.');
    return fieldAt(entity, path)?.list || (rest.length > 0 && fieldAt(entity, first)?.reference);
  });
  return known.length === 0 ? undefined : [...new Set(known)];
}

/** Not by the calls' entityOf: each build reads this without a browser (first-lists.ts). */
const named: Readonly<Record<string, Entity>> = entities;

/** The field at the path, of the record or of one that it refers to. */
function columnAt(entity: Entity, path: string): Field | undefined {
  return fieldAt(entity, path) ?? referredAt(entity, path, (name) => named[name]);
}

function readSort(text: string, entity: Entity): Sort[] {
  return text.split(',').flatMap((part): Sort[] => {
    const path = part.replace(/^-/, '');
    return columnAt(entity, path)?.sort === true ? [{ path, direction: part.startsWith('-') ? 'desc' : 'asc' }] : [];
  });
}

function readFilters(parameters: URLSearchParams, entity: Entity): Filter[] {
  return [...new Set(parameters.keys())].flatMap((key): Filter[] => {
    const { path, operator } = splitKey(key, entity);
    const field = columnAt(entity, path);
    const values = parameters.getAll(key).filter((value) => value !== '');
    if (field === undefined || !field.filter || values.length === 0) return [];
    const effective = operator === 'eq' && values.length > 1 ? 'in' : operator;
    return operatorsOf(field.kind).includes(effective) ? [{ path, operator: effective, values }] : [];
  });
}

function splitKey(key: string, entity: Entity): { path: string; operator: Operator } {
  if (columnAt(entity, key) !== undefined) return { path: key, operator: 'eq' };
  const operator = operators.find((name) => key.endsWith(`_${name}`));
  return operator === undefined
    ? { path: key, operator: 'eq' }
    : { path: key.slice(0, -operator.length - 1), operator };
}
