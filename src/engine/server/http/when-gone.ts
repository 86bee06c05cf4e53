// When a call is over: its answer is taken, or its connection is closed, which may have happened before anybody asked.
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Call = Pick<FastifyRequest, 'raw'>;
type Answer = Pick<FastifyReply, 'raw'>;

/** What is to run when a connection closes, by one listener however many calls it has. */
const ends = new WeakMap<Socket, Set<() => void>>();

/** Nobody is there any more to take the answer. */
export function isGone({ raw: { socket } }: Call, { raw }: Answer): boolean {
  return raw.closed || raw.destroyed || socket.destroyed;
}

/**
 * Runs `end` once, at once where the call is over already: an answer that is cut off before anybody listens says so no
 * more, and one that
 * waits for another of its connection never says so. Returns what takes `end` back.
 */
export function whenGone(call: Call, answer: Answer, end: () => void): () => void {
  const ofConnection = endsOf(call.raw.socket);
  const off = (): void => {
    answer.raw.off('close', run);
    ofConnection.delete(run);
  };
  const run = (): void => {
    off();
    end();
  };
  if (isGone(call, answer)) {
    end();
    return off;
  }
  answer.raw.once('close', run);
  ofConnection.add(run);
  return off;
}

function endsOf(socket: Socket): Set<() => void> {
  const known = ends.get(socket);
  if (known !== undefined) return known;
  const made = new Set<() => void>();
  ends.set(socket, made);
  socket.once('close', () => {
    for (const end of made) end();
  });
  return made;
}
