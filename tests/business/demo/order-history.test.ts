// What the demo's history tells of its orders is what has become of them, by the actions that the schema declares.
import { describe, expect, it } from 'vitest';
import { entities } from '#generated/entities.ts';
import { buildDemo } from '#business/demo/build-demo.ts';
import type { OrderEntry } from '#business/demo/order-history.ts';
import { changedFields } from '#engine/server/database/write-history.ts';
import { demoNow, readDemo } from './demo-records.ts';

const scale = 600;
const { order: orders } = readDemo(scale);
const entries = [...buildDemo({ scale, now: demoNow })].flatMap((set) =>
  set.entity === 'history' ? [...set.records] : [],
);
const byOrder = Map.groupBy(entries, ({ recordId }) => recordId);
const entriesOf = (id: string): readonly OrderEntry[] => byOrder.get(id) ?? [];
const kept: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'version']);

describe('the history of the demo', () => {
  it('ends, followed change by change, with each order as it is', () => {
    for (const order of orders) {
      const told: Record<string, unknown> = {};
      for (const { before = {}, after = {} } of entriesOf(order.id))
        for (const [name, { from, to }] of Object.entries(changedFields(before, after))) {
          expect([order.code, name, told[name]]).toEqual([order.code, name, from]);
          told[name] = to;
        }
      const stored = Object.entries(order).filter(([name, value]) => !kept.has(name) && value !== undefined);
      expect(Object.entries(told).filter(([, value]) => value !== undefined)).toEqual(expect.arrayContaining(stored));
    }
  });

  it('begins with a creation at the moment of the purchase and goes on in time', () => {
    for (const order of orders) {
      const [first, ...later] = entriesOf(order.id);
      expect([first?.action, first?.at.toISOString()]).toEqual(['create', order.purchaseDate]);
      let at = first?.at ?? new Date(Number.NaN);
      for (const entry of later) {
        expect(entry.at.getTime()).toBeGreaterThanOrEqual(at.getTime());
        at = entry.at;
      }
      expect(at.getTime()).toBeLessThanOrEqual(demoNow);
    }
  });

  it('has only actions that the schema admits from the state before', () => {
    const actions = new Map(entities.order.actions.map((action) => [action.name, action]));
    for (const order of orders) {
      const state: Record<string, unknown> = {};
      for (const { action: name, after } of entriesOf(order.id)) {
        const action = actions.get(name);
        if (name !== 'create') expect(action?.from).toContain(state[action?.field ?? '']);
        Object.assign(state, after);
      }
    }
    expect(new Set(entries.map(({ action }) => action))).toEqual(
      new Set([
        'create',
        'confirmPayment',
        'markUsed',
        'expire',
        'resendVoucher',
        'cancel',
        'requestRefund',
        'refund',
        'failRefund',
      ]),
    );
  });
});
