// The OpenAPI document as a foreign client reads it: which operation a call is, and what of an answer is not as the
// document says.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

export type JsonObject = { readonly [key: string]: unknown };

export interface Operation {
  readonly operationId: string;
  readonly method: string;
  /** As the document writes it, with parameters in braces. */
  readonly path: string;
  readonly item: JsonObject;
  readonly description: JsonObject;
  readonly security: boolean;
}

interface AnswerSeen {
  readonly status: number;
  readonly contentType: string;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Parsed where it is JSON. */
  readonly body: unknown;
}

export interface Described {
  readonly operations: readonly Operation[];
  /** The operation that a call is; undefined where the document knows none. */
  find(method: string, url: string): Operation | undefined;
  /** What of the answer is not as described. */
  problems(operation: Operation, answer: AnswerSeen): readonly string[];
  /** Follows a reference within the document. */
  resolve(value: unknown): JsonObject;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** How many problems of one body are told. */
const told = 5;

export function describe(document: JsonObject): Described {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateSchema: false, logger: false, verbose: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'document');
  const validators = new Map<string, ValidateFunction>();
  const operations = listOperations(document);
  const templates = operations.map((operation) => ({ operation, segments: operation.path.split('/') }));

  function resolve(value: unknown): JsonObject {
    const object = (value ?? {}) as JsonObject;
    const reference = object['$ref'];
    return typeof reference === 'string' ? resolve(at(document, reference)) : object;
  }

  function validatorOf(pointer: string): ValidateFunction {
    const known = validators.get(pointer);
    if (known !== undefined) return known;
    const validate = ajv.compile({ $ref: `document#${pointer}` });
    validators.set(pointer, validate);
    return validate;
  }

  function find(method: string, url: string): Operation | undefined {
    const segments = (url.split('?')[0] ?? '').split('/');
    const fitting = templates.filter(
      ({ operation, segments: own }) =>
        operation.method === method.toLowerCase() &&
        own.length === segments.length &&
        own.every((segment, index) => segment.startsWith('{') || segment === segments[index]),
    );
    // A segment that is spelt out goes before a parameter.
    return fitting.toSorted((a, b) => parametersIn(a.segments) - parametersIn(b.segments))[0]?.operation;
  }

  function problems(
    { path, method, description }: Operation,
    { status, contentType, headers, body }: AnswerSeen,
  ): string[] {
    const own = (description['responses'] as JsonObject)[String(status)];
    if (own === undefined) return [`status ${status} is not listed`];
    const response = resolve(own);
    const missing = Object.entries((response['headers'] ?? {}) as JsonObject).filter(
      ([name, header]) => resolve(header)['required'] === true && headers[name.toLowerCase()] === undefined,
    );
    const found = missing.map(([name]) => `header ${name} is missing`);
    const content = response['content'] as JsonObject | undefined;
    if (content === undefined)
      return body === undefined || body === '' ? found : [...found, 'a body where none is described'];
    const type = contentType.split(';')[0] ?? '';
    if (content[type] === undefined) return [...found, `content type ${type} is not listed`];
    if (!/json/.test(type)) return found;
    const reference = (own as JsonObject)['$ref'];
    const base =
      typeof reference === 'string' ? reference.slice(1) : `/paths/${escape(path)}/${method}/responses/${status}`;
    const validate = validatorOf(`${base}/content/${escape(type)}/schema`);
    if (validate(body)) return found;
    return [
      ...found,
      ...(validate.errors ?? [])
        .slice(0, told)
        .map(
          ({ instancePath, keyword, message, params }) =>
            `${instancePath.replaceAll(/\/\d+/g, '/*')} ${keyword}: ${message} ${JSON.stringify(params)}`,
        ),
    ];
  }

  return { operations, find, problems, resolve };
}

function listOperations(document: JsonObject): Operation[] {
  const paths = document['paths'] as Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const description = item[method];
      if (description === undefined) return [];
      return [
        {
          operationId: String(description['operationId']),
          method,
          path,
          item,
          description,
          security: (description['security'] as unknown[] | undefined)?.length !== 0,
        },
      ];
    }),
  );
}

function parametersIn(segments: readonly string[]): number {
  return segments.filter((segment) => segment.startsWith('{')).length;
}

function at(document: JsonObject, reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as JsonObject)[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
}

function escape(text: string): string {
  return encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));
}
