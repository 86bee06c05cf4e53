// The log of one request, made when something is written to it: few requests do, and to make it looks through its names
// for secrets.
import type { FastifyBaseLogger } from 'fastify';

type Line = Parameters<FastifyBaseLogger['info']>;
type Options = Parameters<FastifyBaseLogger['child']>[1];

class LateLog {
  readonly #make: () => FastifyBaseLogger;
  #made: FastifyBaseLogger | undefined;

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make;
  }

  get #log(): FastifyBaseLogger {
    return (this.#made ??= this.#make());
  }

  get level(): string {
    return this.#log.level;
  }

  fatal(...line: unknown[]): void {
    this.#log.fatal(...(line as Line));
  }

  error(...line: unknown[]): void {
    this.#log.error(...(line as Line));
  }

  warn(...line: unknown[]): void {
    this.#log.warn(...(line as Line));
  }

  info(...line: unknown[]): void {
    this.#log.info(...(line as Line));
  }

  debug(...line: unknown[]): void {
    this.#log.debug(...(line as Line));
  }

  trace(...line: unknown[]): void {
    this.#log.trace(...(line as Line));
  }

  silent(): void {}

  child(bindings: object, options?: Options): FastifyBaseLogger {
    return this.#log.child({ ...bindings }, options);
  }
}

/** For Fastify's `childLoggerFactory`. */
export function lateChild(log: FastifyBaseLogger, bindings: object, options: Options): FastifyBaseLogger {
  return new LateLog(() => log.child({ ...bindings }, options));
}
