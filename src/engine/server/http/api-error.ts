// The one error that the server throws on purpose; answer-errors.ts turns it into the body of docs/reference/api.md in
// the reader's language.
import type { Shape } from '#engine/model/entity.ts';
import { errors, type ErrorBody, type ErrorCode } from '#engine/model/errors.ts';
import type { Problem } from '#engine/model/rules.ts';

/** What an answer says besides code and message. */
export type ErrorExtra = Partial<Pick<ErrorBody, 'errors' | 'current' | 'usedBy' | 'rule' | 'roles'>> & {
  readonly [key: string]: unknown;
};

interface Invalid {
  readonly shape: Shape;
  readonly problems: readonly Problem[];
}

/** Of a state that is told: whose it is, the path of the field that holds it, and the state. */
export type StateOf = readonly [shape: string, path: string, state: string];

export class ApiError extends Error {
  readonly code: ErrorCode;
  /** Feed the text `error.<code>`. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly extra: ErrorExtra;
  /** Problems of a record; translated into `errors` when answered. */
  readonly invalid: Invalid | undefined;

  constructor(
    code: ErrorCode,
    params: Readonly<Record<string, unknown>> = {},
    extra: ErrorExtra = {},
    invalid?: Invalid,
  ) {
    super(`${code} ${JSON.stringify(params)}`);
    this.name = 'ApiError';
    this.code = code;
    this.params = params;
    this.extra = extra;
    this.invalid = invalid;
  }

  get statusCode(): number {
    return errors[this.code];
  }
}

/** 422 with a text for each problem, nested as the record is. */
export function invalid(shape: Shape, problems: readonly Problem[]): ApiError {
  return new ApiError('VALIDATION', {}, {}, { shape, problems });
}

/** 403 naming the rule that refused, e.g. `roles.config.json entities.provider.update`. */
export function forbidden(rule: string, roles?: readonly string[]): ApiError {
  return new ApiError('FORBIDDEN', { rule }, { rule, ...(roles !== undefined && { roles }) });
}
