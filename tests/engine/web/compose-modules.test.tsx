// The parts that modules bring: the compiler wants each that is named, and nobody brings one twice.
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { composeModules } from '#engine/web/compose-modules.ts';
import { defineWebModule, type WebModule } from '#engine/web/module.ts';
import { RecordPanel } from '#engine/web/panels/named-panels.tsx';
import { WebPartsContext } from '#engine/web/web-parts.ts';
import { parts } from '../../../src/web.tsx';

const Nothing = () => null;
const rides = defineWebModule({ panels: { rideCalendar: Nothing } });

test('the app has what schemas and routes name, and what the engine brings itself', () => {
  expect(Object.keys(parts.panels)).toContain('rideCalendar');
  expect(Object.keys(parts.screens)).toEqual(['accessDecision']);
  expect(Object.keys(parts.tools)).toEqual(['resendInvitations']);
});

test('a part that is named and in no module does not compile', () => {
  // @ts-expect-error panels.customerOrders and others are missing
  expect(Object.keys(composeModules([rides]).panels)).toEqual(['rideCalendar']);
});

test('a part that nobody names does not compile', () => {
  // @ts-expect-error no schema names the panel
  expect(defineWebModule({ panels: { rideCalendr: Nothing } })).toBeDefined();
});

test('a part that two modules bring is told with its name', () => {
  const twice: readonly WebModule[] = [rides, { panels: { rideCalendar: Nothing } }];
  expect(() => composeModules(twice as never)).toThrow('src/web.tsx: two modules bring panels.rideCalendar');
});

test('a schema newer than the app is told what the app lacks', () => {
  const newer = { name: 'seatPlan' } as Parameters<typeof RecordPanel>[0];
  expect(() =>
    render(
      <WebPartsContext value={parts}>
        <RecordPanel {...newer} />
      </WebPartsContext>,
    ),
  ).toThrow('No module of src/web.tsx has "seatPlan" in its panels');
});
