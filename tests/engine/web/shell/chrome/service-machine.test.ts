import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import {
  createServiceMachine,
  reminderDelay,
  retryDelay,
  type ServiceEvent,
} from '#engine/web/shell/chrome/service/service-machine.ts';

/** Each probe answers as the list says, the last one for ever. */
function watch(...answers: readonly boolean[]) {
  const clock = new SimulatedClock();
  const rest = [...answers];
  const probe = vi.fn(() =>
    (rest.length > 1 ? rest.shift() : rest[0]) === true ? Promise.resolve() : Promise.reject(new Error('unreachable')),
  );
  const recover = vi.fn();
  const unwatch = vi.fn();
  const service = createActor(createServiceMachine({ watch: () => unwatch, probe, recover }), { clock }).start();
  const send = (type: ServiceEvent['type']) => service.send({ type });
  const is = (state: Parameters<ReturnType<typeof service.getSnapshot>['matches']>[0]) =>
    service.getSnapshot().matches(state);
  return { service, clock, probe, recover, unwatch, send, is };
}

describe('the connection', () => {
  it('is not taken for lost by one call that failed, when the service answers the next', async () => {
    const { send, is, probe, recover } = watch(true);
    send('callFailed');
    expect(is({ connection: 'offline' })).toBe(false);
    await vi.waitFor(() => expect(is({ connection: 'online' })).toBe(true));
    expect(probe).toHaveBeenCalledOnce();
    expect(recover).not.toHaveBeenCalled();
  });

  it.each(['callFailed', 'browserOffline'] as const)(
    'is lost when the service does not answer after %s, and is tried again until it does',
    async (event) => {
      const { send, is, clock, probe, recover } = watch(false, false, true);
      send(event);
      await vi.waitFor(() => expect(is({ connection: { offline: 'waiting' } })).toBe(true));
      clock.increment(retryDelay - 1);
      expect(probe).toHaveBeenCalledOnce();
      clock.increment(1);
      expect(is({ connection: { offline: 'trying' } })).toBe(true);
      await vi.waitFor(() => expect(is({ connection: { offline: 'waiting' } })).toBe(true));
      clock.increment(retryDelay);
      await vi.waitFor(() => expect(is({ connection: 'online' })).toBe(true));
      expect(recover).toHaveBeenCalledOnce();
    },
  );

  it.each(['tryNow', 'browserOnline'] as const)('is tried at once on %s', async (event) => {
    const { send, is } = watch(false, true);
    send('callFailed');
    await vi.waitFor(() => expect(is({ connection: { offline: 'waiting' } })).toBe(true));
    send(event);
    await vi.waitFor(() => expect(is({ connection: 'online' })).toBe(true));
  });

  it('is back when any call is answered', async () => {
    const { send, is, recover } = watch(false);
    send('callFailed');
    await vi.waitFor(() => expect(is({ connection: 'offline' })).toBe(true));
    send('answered');
    expect(is({ connection: 'online' })).toBe(true);
    expect(recover).toHaveBeenCalledOnce();
  });

  it('is no longer watched when the page is left', () => {
    const { service, unwatch } = watch(true);
    service.stop();
    expect(unwatch).toHaveBeenCalledOnce();
  });
});

describe('the version', () => {
  it('is outdated when the server delivers another, until it is put off, and half an hour later again', () => {
    const { send, is, clock } = watch(true);
    send('newBuild');
    expect(is({ build: 'outdated' })).toBe(true);
    send('later');
    send('newBuild');
    expect(is({ build: 'putOff' })).toBe(true);
    clock.increment(reminderDelay);
    expect(is({ build: 'outdated' })).toBe(true);
  });

  it('is outdated when a part of it is gone although the service answers', async () => {
    const { send, is } = watch(true);
    send('partMissing');
    await vi.waitFor(() => expect(is({ build: 'outdated' })).toBe(true));
  });

  it('is not blamed for a part that is missing for want of a connection', async () => {
    const { send, is } = watch(false);
    send('partMissing');
    expect(is({ build: 'doubtful' })).toBe(true);
    await vi.waitFor(() => expect(is({ build: 'current' })).toBe(true));
  });
});
