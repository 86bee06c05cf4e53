// A call that is no operation on the records of an entity, declared once as data: its handler is registered by it, its
// input is validated by it and the OpenAPI document tells of it. Declarations stand in files called calls.ts beside the
// handlers; they import nothing that is generated or that runs, so that generate can read them.
import type { Refusal } from './errors.ts';

/** JSON Schema 2020-12, as OpenAPI 3.1 takes it; `$ref` names a component of the document. */
export type CallSchema = { readonly [key: string]: unknown };

export interface CallParameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly description?: string;
  /** What a right value looks like; told where a wrong one is refused. */
  readonly example?: string;
  readonly schema: CallSchema;
}

export interface CallAnswer {
  /** 200 without. */
  readonly status?: 204;
  /** `OK` without. */
  readonly description?: string;
  readonly json?: CallSchema;
  /** Other forms of the answer by media type. */
  readonly files?: Readonly<Record<string, { readonly schema: CallSchema }>>;
  readonly headers?: Readonly<Record<string, { readonly schema: CallSchema }>>;
}

export interface Call {
  readonly method: 'get' | 'post' | 'delete';
  /** As the document writes it: `/api/rides/{id}/slots`. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly tag: string;
  /** Answered without a session; `welcome`: one is looked at where there is one. */
  readonly session?: 'none' | 'welcome';
  /** Where the method does not say it: POST writes, GET reads. */
  readonly writes?: boolean;
  readonly parameters?: readonly CallParameter[];
  /** It takes those of the list of this entity besides, but these; they are read as the list's are. */
  readonly list?: { readonly entity: string; readonly without: readonly string[] };
  readonly body?: CallSchema;
  /** Whatever is sent is answered by the handler, which says what it is no use for. */
  readonly judgesBody?: boolean;
  /** The body is the content of a file. */
  readonly sends?: 'file';
  readonly answer: CallAnswer;
  /** Besides those that any call may meet. */
  readonly refusals: readonly Refusal[];
}

/** What its route is made of. */
export type CallInput = Pick<
  Call,
  'method' | 'path' | 'session' | 'writes' | 'parameters' | 'list' | 'body' | 'judgesBody'
>;

export type Calls = Readonly<Record<string, Call>>;

const components = '#/components/schemas/';

/** A component of the document, such as `ProductPrice` (a record as it is shown) or `OrderInput` (what people write). */
export function component(name: string): CallSchema {
  return { $ref: `${components}${name}` };
}

/** The component that a schema refers to. */
export function componentOf({ $ref }: CallSchema): string | undefined {
  return typeof $ref === 'string' ? $ref.slice(components.length) : undefined;
}

export function listOf(items: CallSchema): CallSchema {
  return { type: 'array', items };
}

/** All properties are required but those named. */
export function objectOf(
  properties: Readonly<Record<string, CallSchema>>,
  optional: readonly string[] = [],
): CallSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', ...(required.length > 0 && { required }), properties };
}

export function idInPath(description: string, name = 'id'): CallParameter {
  return { name, in: 'path', required: true, description, schema: { type: 'string', format: 'uuid' } };
}

export function inQuery(name: string, description: string, schema: CallSchema): CallParameter {
  return { name, in: 'query', description, schema };
}
