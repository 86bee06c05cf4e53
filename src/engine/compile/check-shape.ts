// The form of each file: a JSON Schema says what may be written, and what it refuses becomes a sentence with a remedy.
import { Ajv } from 'ajv';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { insteadOf, insteadOfCircle, insteadOfFormat } from './instead.ts';
import { didYouMean } from './problem.ts';
import type { Mistake } from './problem.ts';
import { remember } from './remember.ts';
import { configFiles } from './source.ts';
import type { Source } from './source.ts';
import { withLanguages } from './text-definitions.ts';

/** Compiles what files are checked against; takes a tenth of a second each. */
const validatorOf = remember((described: Source['dialect']) =>
  new Ajv({
    allErrors: true,
    verbose: true,
    strict: false,
    validateSchema: false,
    formats: { regex: isPattern },
  }).compile(described),
);

/** Mistakes of all files; those named here are left out of the deeper checks. */
export function checkShapes(source: Source): Mistake[] {
  const dialect = validatorOf(withLanguages(source.dialect, source.languages));
  return [
    ...source.schemas.flatMap(({ file, schema }) => refusals(file, schema, dialect)),
    ...(['routes', 'navigation', 'roles'] as const).flatMap((config) => {
      const described = source.configSchemas[config];
      return described === undefined
        ? []
        : refusals(configFiles[config], source[config], validatorOf(withLanguages(described, source.languages)));
    }),
  ];
}

/** Patterns are used with the `u` flag, as Ajv does. */
function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

function refusals(file: string, value: unknown, validate: ValidateFunction): Mistake[] {
  if (validate(value)) return [];
  return (validate.errors ?? [])
    .filter(({ keyword }) => !['allOf', 'if'].includes(keyword))
    .map((error) => ({ file, ...sentenceOf(error) }));
}

function writeInstead(instead: string | undefined): string | undefined {
  return instead && `it has no meaning here; ${instead}`;
}

/** `additionalProperties` that is no yes or no, but says what keys that nobody knows hold. */
function isSubschema({ instancePath, data }: ErrorObject): boolean {
  return instancePath.endsWith('/additionalProperties') && typeof data === 'object';
}

/** `"$ref": "#"`, and a definition that is still referred to, since it contains itself. */
function isCircle({ instancePath, data }: ErrorObject): boolean {
  return instancePath.endsWith('/$ref') && typeof data === 'string' && data.startsWith('#');
}

type Sentence = Omit<Mistake, 'file'>;

interface Described {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
}

function sentenceOf(error: ErrorObject): Sentence {
  const pointer = error.instancePath;
  const shown = JSON.stringify(error.data)?.slice(0, 80) ?? 'nothing';
  const parent = (error.parentSchema ?? {}) as Described;
  const told = parent.description === undefined ? '' : ` (${parent.description})`;
  const params = error.params as Readonly<Record<string, unknown>>;
  switch (error.keyword) {
    case 'additionalProperties': {
      const name = String(params['additionalProperty']);
      return {
        pointer: `${pointer}/${name}`,
        rule: 'only keywords of the dialect are used',
        found: `unknown keyword "${name}"`,
        remedy: writeInstead(insteadOf(name)) ?? didYouMean(name, Object.keys(parent.properties ?? {})),
      };
    }
    case 'required': {
      const name = String(params['missingProperty']);
      return { pointer, rule: 'what is required is there', found: `"${name}" is missing`, remedy: `add "${name}"` };
    }
    case 'enum':
      return {
        pointer,
        rule: 'a value is one of those allowed',
        found: `${shown} is not allowed`,
        remedy:
          (pointer.endsWith('/format') ? writeInstead(insteadOfFormat(String(error.data))) : undefined) ??
          didYouMean(String(error.data), (params['allowedValues'] as unknown[]).map(String)),
      };
    case 'type':
      return {
        pointer,
        rule: 'a value has the type that is asked for',
        found: `${shown} is no ${[params['type']].flat().join(' or ')}`,
        remedy:
          (isSubschema(error) ? writeInstead(insteadOf('additionalProperties')) : undefined) ?? `write one${told}`,
      };
    case 'pattern':
      return {
        pointer,
        rule: 'a name is written as names are',
        found: `${shown} does not match ${String(params['pattern'])}`,
        remedy: (isCircle(error) ? writeInstead(insteadOfCircle) : undefined) ?? `write it so${told}`,
      };
    case 'format':
      return {
        pointer,
        rule: 'a pattern is a regular expression',
        found: `${shown} is none`,
        remedy: 'mend it; it is used with the u flag',
      };
    default:
      return {
        pointer,
        rule: 'a value keeps the limits of the dialect',
        found: `${shown} ${error.message ?? `breaks ${error.keyword}`}`,
        remedy: `change it${told}`,
      };
  }
}
