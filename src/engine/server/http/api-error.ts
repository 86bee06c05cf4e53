// The one error that the server throws on purpose; answer-errors.ts turns it into the body of docs/reference/api.md in
// the reader's language.
import type { Shape } from '#engine/model/entity.ts';
import type { Translate } from '#engine/kinds/check-record.ts';
import { statusOf, type ErrorBody, type ErrorCode, type OwnError } from '#engine/model/errors.ts';
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

/** A subject's own error as it is thrown: params of its text that depend on the reader's language come by `print`. */
export interface OwnRefusal extends OwnError {
  readonly print?: (t: Translate) => Readonly<Record<string, unknown>>;
}

export class ApiError extends Error {
  readonly code: ErrorBody['code'];
  readonly statusCode: number;
  /** Feed the text `error.<code>`. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly extra: ErrorExtra;
  /** Problems of a record; translated into `errors` when answered. */
  readonly invalid: Invalid | undefined;
  /** What it was made of. */
  readonly refusal: ErrorCode | OwnRefusal;

  constructor(
    what: ErrorCode | OwnRefusal,
    params: Readonly<Record<string, unknown>> = {},
    extra: ErrorExtra = {},
    invalid?: Invalid,
  ) {
    const code = typeof what === 'string' ? what : what.code;
    super(`${code} ${JSON.stringify(params)}`);
    this.name = 'ApiError';
    this.code = code;
    this.statusCode = statusOf(what);
    this.params = params;
    this.extra = extra;
    this.invalid = invalid;
    this.refusal = what;
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
