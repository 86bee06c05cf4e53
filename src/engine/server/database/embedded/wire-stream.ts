// The socket pg thinks it has: cuts what pg writes into complete protocol messages and hands them to the engine. Rows to
// be copied are handed over together with their statement: the engine reads what it was given, and waits for nothing.
import { Duplex } from 'node:stream';

/** Who answers: resolves when the whole answer has been pushed. */
export interface WireServer {
  connect(): Promise<void>;
  submit(bytes: Uint8Array, push: (part: Uint8Array) => void): Promise<void>;
}

const letter = { query: 0x51, sync: 0x53, functionCall: 0x46, copyDone: 0x63, copyFail: 0x66 } as const;
/** Only these make PostgreSQL answer; what comes before them travels together with them. */
const answered: ReadonlySet<number> = new Set(Object.values(letter));

/** The text of a query begins after its letter and its length. */
const textAt = 5;
/** Bytes of the message. */
const longestCopy = 16_384;
const copiesIn = /^copy\b.*\bfrom stdin\b/is;
/** CopyInResponse, of text and no columns: who copies waits for it, and reads no more of it. */
const copyInResponse = Buffer.from([0x47, 0, 0, 0, 7, 0, 0, 0]);

export class WireStream extends Duplex {
  readonly #server: WireServer;
  #pending: Buffer = Buffer.alloc(0);
  #started = false;
  /** Rows follow, which PostgreSQL has not been asked to take yet. */
  #copies = false;

  constructor(server: WireServer) {
    super({ decodeStrings: true });
    this.#server = server;
  }

  connect(): this {
    this.#server.connect().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    const end = this.#readyLength();
    if (end === 0) return done();
    const bytes = this.#pending.subarray(0, end);
    this.#pending = this.#pending.subarray(end);
    void this.#submit(bytes, done);
  }

  async #submit(bytes: Uint8Array, done: (error?: Error) => void): Promise<void> {
    let isSent = this.#copies;
    this.#copies = false;
    try {
      await this.#server.submit(bytes, (part) => {
        const again = isSent && part[0] === copyInResponse[0];
        isSent = false;
        this.push(again ? part.subarray(1 + Buffer.from(part.buffer, part.byteOffset).readUInt32BE(1)) : part);
      });
    } catch (error) {
      return done(error as Error);
    }
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  /** How many of the pending bytes are messages the engine can answer now. */
  #readyLength(): number {
    let at = 0;
    let end = 0;
    while (at + 5 <= this.#pending.length) {
      const type = this.#started ? this.#pending[at] : undefined;
      const next = at + (type === undefined ? this.#pending.readUInt32BE(at) : 1 + this.#pending.readUInt32BE(at + 1));
      if (next > this.#pending.length) break;
      if (type === undefined) {
        this.#started = true;
        return next;
      }
      if (type === letter.query && this.#isCopy(at, next)) {
        if (!this.#copies) this.push(copyInResponse);
        this.#copies = true;
      } else if (answered.has(type)) end = next;
      at = next;
    }
    return end;
  }

  #isCopy(at: number, end: number): boolean {
    // No more of it than a statement that copies has: others carry whole records.
    return copiesIn.test(this.#pending.toString('latin1', at + textAt, Math.min(end, at + longestCopy)));
  }
}
