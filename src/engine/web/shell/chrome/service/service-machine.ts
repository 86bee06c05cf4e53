// What this page knows of the service behind it: whether it can be reached, and whether it has been given a newer
// version than the page is of.
import { fromCallback, fromPromise, setup } from 'xstate';

export type ServiceEvent =
  /** A call was answered, whatever with. */
  | { readonly type: 'answered' }
  /** A call got no answer. */
  | { readonly type: 'callFailed' }
  | { readonly type: 'browserOffline' }
  | { readonly type: 'browserOnline' }
  | { readonly type: 'tryNow' }
  /** The server delivers another version of the pages. */
  | { readonly type: 'newBuild' }
  /** A part of this version could not be loaded. */
  | { readonly type: 'partMissing' }
  | { readonly type: 'later' };

export interface ServiceEffects {
  /** Tells what happens until the answered function is called. */
  readonly watch: (tell: (event: ServiceEvent) => void) => () => void;
  /** Rejects when the service does not answer. */
  readonly probe: () => Promise<unknown>;
  /** After it could not be reached. */
  readonly recover: () => void;
}

/** Milliseconds until an unreachable service is tried again. */
export const retryDelay = 10_000;
/** Milliseconds until a new version that was put off is offered again. */
export const reminderDelay = 30 * 60_000;

export function createServiceMachine(effects: ServiceEffects) {
  return setup({
    types: { events: {} as ServiceEvent },
    actors: {
      watch: fromCallback<ServiceEvent>(({ sendBack }) => effects.watch(sendBack)),
      probe: fromPromise(() => effects.probe()),
    },
    actions: { recover: () => effects.recover() },
    delays: { retryDelay, reminderDelay },
  }).createMachine({
    id: 'service',
    type: 'parallel',
    invoke: { src: 'watch' },
    states: {
      connection: {
        initial: 'online',
        states: {
          // One lost call, or a browser that takes a missing network for a missing server, is no proof.
          online: { on: { callFailed: 'suspected', browserOffline: 'suspected' } },
          suspected: { invoke: { src: 'probe', onDone: 'online', onError: 'offline' } },
          offline: {
            initial: 'waiting',
            on: { answered: { target: 'online', actions: 'recover' } },
            states: {
              waiting: { after: { retryDelay: 'trying' }, on: { browserOnline: 'trying', tryNow: 'trying' } },
              trying: {
                invoke: {
                  src: 'probe',
                  onDone: { target: '#service.connection.online', actions: 'recover' },
                  onError: 'waiting',
                },
              },
            },
          },
        },
      },
      build: {
        initial: 'current',
        states: {
          current: { on: { newBuild: 'outdated', partMissing: 'doubtful' } },
          // Without a connection every part is missing.
          doubtful: { invoke: { src: 'probe', onDone: 'outdated', onError: 'current' } },
          outdated: { on: { later: 'putOff' } },
          putOff: { after: { reminderDelay: 'outdated' }, on: { partMissing: 'outdated' } },
        },
      },
    },
  });
}
