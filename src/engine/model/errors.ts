// The one table of errors: code → HTTP status. The message is the text `error.<code>` in the reader's language
// (src/engine/model/texts).
export const errors = {
  BAD_REQUEST: 400,
  UNKNOWN_PARAMETER: 400,
  /** Asks for more than one request may (src/engine/server/http/request-budget.ts). */
  OVER_BUDGET: 400,
  UNREADABLE_TEXT: 400,
  UNAUTHENTICATED: 401,
  TOKEN_EXPIRED: 401,
  ACCOUNT_DISABLED: 401,
  FORBIDDEN: 403,
  VIEWING: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  STALE: 409,
  IN_USE: 409,
  TRANSITION: 409,
  BLOCKED: 409,
  KEY_REUSED: 409,
  /** A former path of a collection, after its last day. */
  GONE: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  VALIDATION: 422,
  TOO_MANY_ROWS: 422,
  TOO_MANY_REQUESTS: 429,
  TOO_MANY_CALLS: 429,
  INTERNAL: 500,
  SCHEMA_CHANGED: 503,
  STORAGE_FULL: 503,
  TIMEOUT: 503,
  UNAVAILABLE: 503,
  OVERLOADED: 503,
} as const;

export type ErrorCode = keyof typeof errors;

/**
 * A refusal that a subject has of its own, beside those of the table. Its text is `error.<code>` among the subject's
 * messages.
 */
export interface OwnError {
  readonly code: string;
  /** HTTP status, 4xx. */
  readonly status: number;
  /** JSON Schemas of what its body says besides. */
  readonly properties?: Readonly<Record<string, { readonly [key: string]: unknown }>>;
}

/** What a call may be refused with. */
export type Refusal = ErrorCode | OwnError;

export function statusOf(refusal: Refusal): number {
  return typeof refusal === 'string' ? errors[refusal] : refusal.status;
}

/** Whether it is no code of the table. */
export function isOwnCode(code: string): boolean {
  return !Object.hasOwn(errors, code);
}

/** Texts by field, nested as the record is; `root.serverError` holds what belongs to no field. */
export type FieldErrors = { readonly [field: string]: string | FieldErrors | readonly (FieldErrors | string)[] };

/** Body of every answer that is not 2xx (docs/reference/api.md). */
export interface ErrorBody {
  readonly statusCode: number;
  /** Of the table, or a subject's own. */
  readonly code: ErrorCode | (string & {});
  readonly message: string;
  readonly requestId?: string;
  readonly errors?: FieldErrors;
  /** 409 STALE: the record as it is now. */
  readonly current?: unknown;
  /** 409 IN_USE: who uses it. */
  readonly usedBy?: readonly { readonly entity: string; readonly count: number }[];
  /** 403: the rule that refused, e.g. `roles.config.json entities.provider.update`. */
  readonly rule?: string;
  /** 403: the roles that the rule admits, where it is one about roles. */
  readonly roles?: readonly string[];
  /** 409 BLOCKED: all that must hold for the action, passed or not. */
  readonly checks?: readonly CheckAnswer[];
}

/** One thing that must hold for an action, as it is answered. */
export interface CheckAnswer {
  readonly name: string;
  /** In the reader's language. */
  readonly message: string;
  readonly passed: boolean;
  /** The records that stand in the way. */
  readonly found?: readonly FoundRecord[];
}

export interface FoundRecord {
  readonly entity: string;
  readonly id: string;
  readonly title: string;
}

/** `GET …/{id}/actions`: what may be done with a record in its state, and why not. */
export interface ActionAnswer {
  readonly name: string;
  readonly allowed: boolean;
  readonly refusal?: {
    readonly code: ErrorBody['code'];
    readonly message: string;
    readonly rule?: string;
    readonly roles?: readonly string[];
  };
  readonly checks?: readonly CheckAnswer[];
  /** What the form of its input begins with. */
  readonly proposal?: Readonly<Record<string, unknown>>;
}
