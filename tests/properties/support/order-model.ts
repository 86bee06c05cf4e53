// Orders as a pure model: states, guards, roles, reasons and entries of the timeline come from the generated transition
// table; the model adds what docs/domain.md 2.3 and 3.4 say of places, coupons, payments and refunds. One call after
// the other: `apply` answers what the server must answer.
import { entities } from '#generated/entities.ts';
import { roles as rights } from '#generated/roles.ts';
import type { Action } from '#engine/model/entity.ts';
import { holds } from '#engine/model/condition.ts';
import { behaviours, type Question } from './order-behaviours.ts';
import {
  couponsLeft,
  fits,
  holdMinutes,
  isOver,
  type Call,
  type Input,
  type Model,
  type ModelOrder,
  type Role,
} from './order-state.ts';

export interface Outcome {
  readonly status: number;
  readonly code?: string;
  /** The order as the answer shows it. */
  readonly ref?: string;
  readonly state?: Readonly<Record<string, string>>;
}

interface Step {
  readonly model: Model;
  readonly outcome: Outcome;
}

const minute = 60_000;
const keyHours = 24;

export function apply(model: Model, call: Call): Step {
  if (call.kind === 'sell') return sell(model, call);
  if (call.kind === 'act') return act(model, call);
  return call.kind === 'complain' ? complain(model, call) : close(model, call);
}

const refused = (model: Model, status: number, code: string): Step => ({ model, outcome: { status, code } });
const has = (list: readonly string[] | undefined, as: Role | 'system') => list?.includes(as) === true;

function written(model: Model, ref: string, order: ModelOrder, status: number): Step {
  return {
    model: { ...model, orders: new Map(model.orders).set(ref, order) },
    outcome: { status, ref, state: order.state },
  };
}

function sell(model: Model, { as, ref, sale, key }: Extract<Call, { kind: 'sell' }>): Step {
  if (!has(rights.entities['order']?.create, as)) return refused(model, 403, 'FORBIDDEN');
  const asked = JSON.stringify(sale);
  const known = key === undefined ? undefined : model.keys.get(`${as} ${key}`);
  if (known !== undefined && known.until > model.now) {
    return known.asked === asked
      ? { model, outcome: { status: 201, ref: known.ref, state: model.orders.get(known.ref)?.state ?? {} } }
      : refused(model, 409, 'KEY_REUSED');
  }
  const isOthersChannel = isConfined(as, 'distributorId') && sale.pool !== 'distributor';
  if (isOthersChannel || isOver(sale, model.now) || !fits(model, sale, ref) || (sale.coupon && couponsLeft(model) <= 0))
    return refused(model, 422, 'VALIDATION');
  const paid = sale.pool === 'ticketOffice';
  const order: ModelOrder = {
    ...sale,
    state: { status: paid ? 'confirmed' : 'pending', refundState: 'none' },
    total: 0,
    refunded: 0,
    paid,
    ...(!paid && { deadline: model.now + holdMinutes * minute }),
    timeline: paid ? ['created', 'paymentConfirmed'] : ['created'],
    history: ['create'],
    complaints: [],
  };
  const keys =
    key === undefined
      ? model.keys
      : new Map(model.keys).set(`${as} ${key}`, { asked, ref, until: model.now + keyHours * 60 * minute });
  return written({ ...model, keys }, ref, order, 201);
}

function act(model: Model, { as, ref, action: name, input }: Extract<Call, { kind: 'act' }>): Step {
  const action = model.beliefs.actions.find((one) => one.name === name);
  const order = model.orders.get(ref);
  if (action === undefined || order === undefined) throw new Error(`the model knows no ${name} of ${ref}`);
  if (action.system ? as !== 'system' : !has(action.roles, as)) return refused(model, 403, 'FORBIDDEN');
  if (isConfined(as, 'distributorId') && order.pool !== 'distributor') return refused(model, 404, 'NOT_FOUND');
  if (!startsFrom(action, order)) return refused(model, 409, 'TRANSITION');
  const question: Question = { model, order, ref, as, input };
  const behaviour = behaviours[name] ?? {};
  if (behaviour.forbids?.(question)) return refused(model, 403, 'FORBIDDEN');
  if (lacksReason(action, input) || behaviour.isMalformed?.(question)) return refused(model, 422, 'VALIDATION');
  if (behaviour.isBlocked?.(question)) return refused(model, 409, 'BLOCKED');
  if (behaviour.isInvalid?.(question)) return refused(model, 422, 'VALIDATION');
  return written(model, ref, changed(action, question), 200);
}

/** By the table: from these states, while its guards hold. */
export function startsFrom({ field, from, guard = [] }: Action, { state }: ModelOrder): boolean {
  return from.includes(state[field] ?? '') && guard.every((condition) => holds(condition, (path) => state[path]));
}

function lacksReason({ reason }: Action, input: Input): boolean {
  return reason === 'required' && input['reason'] === undefined;
}

function changed(action: Action, question: Question): ModelOrder {
  const { order, input } = question;
  const [to] = action.to;
  const { state = {}, tells = [], ...own } = behaviours[action.name]?.effect?.(question) ?? {};
  const entry = action.append?.values['type'];
  const after = {
    ...order,
    ...('expiresAt' in action.set && {
      deadline: action.set['expiresAt'] === null ? undefined : Date.parse(String(input['expiresAt'])),
    }),
    ...own,
    state: { ...order.state, ...(to !== undefined && { [action.field]: to }), ...state },
  };
  return {
    ...after,
    timeline: [...order.timeline, ...(typeof entry === 'string' ? [entry] : []), ...tells],
    // A voucher sent again changes nothing of the order: the timeline alone tells of it.
    history: JSON.stringify(after) === JSON.stringify(order) ? order.history : [...order.history, action.name],
  };
}

function complain(model: Model, { as, ref }: Extract<Call, { kind: 'complain' }>): Step {
  const order = model.orders.get(ref);
  if (order === undefined || !has(rights.entities['occurrence']?.create, as)) return refused(model, 403, 'FORBIDDEN');
  const { model: after } = written(
    model,
    ref,
    { ...order, timeline: [...order.timeline, 'complaint'], complaints: [...order.complaints, 'open'] },
    201,
  );
  return { model: after, outcome: { status: 201 } };
}

/** The one action of the entries of a timeline. */
export const [closing] = entities.occurrence.actions as readonly [Action, ...Action[]];

function close(model: Model, { as, ref, complaint, input }: Extract<Call, { kind: 'close' }>): Step {
  const order = model.orders.get(ref);
  if (order === undefined || !has(closing.roles, as)) return refused(model, 403, 'FORBIDDEN');
  if (!closing.from.includes(order.complaints[complaint] ?? '')) return refused(model, 409, 'TRANSITION');
  if (lacksReason(closing, input)) return refused(model, 422, 'VALIDATION');
  const { model: after } = written(
    model,
    ref,
    { ...order, complaints: order.complaints.with(complaint, closing.to[0] ?? '') },
    200,
  );
  return { model: after, outcome: { status: 200 } };
}

/** Whether somebody of the role sees only the rows of his own. */
function isConfined(as: Role | 'system', path: string): boolean {
  return rights.entities['order']?.rows.some((row) => row.role === as && row.path === path) === true;
}
