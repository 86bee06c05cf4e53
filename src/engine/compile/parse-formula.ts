// The text of `x-computed` or `x-default` → a formula: `if(halfPrice, round(fullPrice / 2), fullPrice)`.
//   either      a or b          both   a and b        not a
//   comparison  = != < <= > >=  sum    a + b, a - b   product  a * b, a / b   -a
//   fields by their path, numbers as 12 or 0.5, texts in '…' ('' inside is one '), true, false; functions as below
import { formulaLimits, todayName, type Formula, type FormulaOperator } from '#engine/model/formula.ts';
import { didYouMean } from './problem.ts';

interface Call {
  readonly operator: FormulaOperator;
  /** Fewest and most of what it takes. */
  readonly takes: readonly [number, number];
}

/** By the name that a schema writes. */
const formulaCalls: Readonly<Record<string, Call>> = {
  if: { operator: 'if', takes: [3, 3] },
  round: { operator: 'round', takes: [1, 1] },
  floor: { operator: 'floor', takes: [1, 1] },
  ceil: { operator: 'ceiling', takes: [1, 1] },
  abs: { operator: 'absolute', takes: [1, 1] },
  min: { operator: 'least', takes: [2, 8] },
  max: { operator: 'greatest', takes: [2, 8] },
  coalesce: { operator: 'coalesce', takes: [2, 8] },
  present: { operator: 'present', takes: [1, 1] },
  days: { operator: 'days', takes: [2, 2] },
  concat: { operator: 'concat', takes: [2, 8] },
  length: { operator: 'length', takes: [1, 1] },
};

const comparisons: Readonly<Record<string, FormulaOperator>> = {
  '=': 'equal',
  '!=': 'unequal',
  '<': 'less',
  '<=': 'lessOrEqual',
  '>': 'greater',
  '>=': 'greaterOrEqual',
};
const sums: Readonly<Record<string, FormulaOperator>> = { '+': 'add', '-': 'subtract' };
const products: Readonly<Record<string, FormulaOperator>> = { '*': 'multiply', '/': 'divide' };

/** What is written in other languages, and here. */
const otherwise: Readonly<Record<string, string>> = {
  '==': '=',
  '===': '=',
  '<>': '!=',
  '!==': '!=',
  '&&': 'and',
  '||': 'or',
  '!': 'not',
  '?': 'if(condition, then, otherwise)',
  '%': 'a - floor(a / b) * b',
  '"': "'text'",
};

/** Why a formula is none: `found` and `remedy` of a Mistake. */
export class FormulaError extends Error {
  readonly remedy: string;
  constructor(found: string, remedy: string) {
    super(found);
    this.remedy = remedy;
  }
}

interface Token {
  readonly kind: 'number' | 'text' | 'name' | 'sign' | 'end';
  readonly text: string;
  /** From 1. */
  readonly at: number;
}

const tokenPattern =
  /\s*(?:(?<number>\d+(?:\.\d+)?)|(?<text>'(?:[^']|'')*')|(?<name>[A-Za-z][A-Za-z0-9]*(?:\.[A-Za-z][A-Za-z0-9]*)*)|(?<sign>[=!<>&|]+|.))/suy;

/** Throws FormulaError. */
export function parseFormula(text: string): Formula {
  const reader = new Reader(tokensOf(text));
  const formula = reader.either();
  reader.end();
  checkSize(formula);
  return formula;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const written = text.trimEnd();
  tokenPattern.lastIndex = 0;
  for (let match = tokenPattern.exec(written); match !== null; match = tokenPattern.exec(written)) {
    const [kind, found = ''] = Object.entries(match.groups ?? {}).find(([, group]) => group !== undefined) ?? [];
    tokens.push({ kind: kind as Token['kind'], text: found, at: tokenPattern.lastIndex - found.length + 1 });
  }
  return [...tokens, { kind: 'end', text: '', at: written.length + 1 }];
}

/** One token after the other, by recursive descent; the loosest operator first. */
class Reader {
  readonly #tokens: readonly Token[];
  #next = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  either(): Formula {
    return this.#chain({ or: 'or' }, () => this.#chain({ and: 'and' }, () => this.#negation()));
  }

  end(): void {
    if (this.#token.kind !== 'end') throw this.#unexpected('an operator or the end');
  }

  #negation(): Formula {
    if (!this.#take('not')) return this.#comparison();
    return { operator: 'not', of: [this.#deeper(() => this.#negation())] };
  }

  #comparison(): Formula {
    const left = this.#sum();
    const operator = this.#operator(comparisons);
    return operator === undefined ? left : { operator, of: [left, this.#sum()] };
  }

  #sum(): Formula {
    return this.#chain(sums, () => this.#chain(products, () => this.#factor()));
  }

  #chain(operators: Readonly<Record<string, FormulaOperator>>, part: () => Formula): Formula {
    let formula = part();
    for (let operator = this.#operator(operators); operator !== undefined; operator = this.#operator(operators))
      formula = { operator, of: [formula, part()] };
    return formula;
  }

  #factor(): Formula {
    if (this.#take('-')) return { operator: 'negate', of: [this.#deeper(() => this.#factor())] };
    if (this.#take('(')) return this.#closed(this.#deeper(() => this.either()));
    const token = this.#token;
    if (token.kind === 'number') return this.#number(token);
    if (token.kind === 'text') return this.#literal(token.text.slice(1, -1).replaceAll("''", "'"));
    if (token.kind !== 'name' || token.text === 'and' || token.text === 'or')
      throw this.#unexpected('a field, a number, a text or a function');
    if (token.text === 'true' || token.text === 'false') return this.#literal(token.text === 'true');
    this.#next += 1;
    return this.#take('(') ? this.#call(token) : { field: token.text };
  }

  #number(token: Token): Formula {
    if (token.text.replace('.', '').length > 15)
      throw new FormulaError(
        `the number ${token.text} has more than 15 digits`,
        'write one that a computer keeps exactly',
      );
    return this.#literal(Number(token.text));
  }

  #literal(value: number | string | boolean): Formula {
    this.#next += 1;
    return { value };
  }

  #call({ text }: Token): Formula {
    if (text === 'today') return this.#closed({ field: todayName });
    const call = Object.hasOwn(formulaCalls, text) ? formulaCalls[text] : undefined;
    if (call === undefined)
      throw new FormulaError(
        `there is no function "${text}"`,
        didYouMean(text, [...Object.keys(formulaCalls), 'today']),
      );
    const of = [this.#deeper(() => this.either())];
    while (this.#take(',')) of.push(this.#deeper(() => this.either()));
    const [fewest, most] = call.takes;
    if (of.length < fewest || of.length > most)
      throw new FormulaError(
        `${text}(…) has ${of.length} of what it takes`,
        fewest === most ? `give it ${fewest}` : `give it ${fewest} to ${most}`,
      );
    return this.#closed({ operator: call.operator, of });
  }

  #closed(formula: Formula): Formula {
    if (!this.#take(')')) throw this.#unexpected('")"');
    return formula;
  }

  /** Before the stack ends. */
  #deeper<Read>(read: () => Read): Read {
    this.#depth += 1;
    if (this.#depth > formulaLimits.operators) throw tooMany();
    const value = read();
    this.#depth -= 1;
    return value;
  }

  #operator(operators: Readonly<Record<string, FormulaOperator>>): FormulaOperator | undefined {
    const { kind, text } = this.#token;
    if ((kind !== 'sign' && kind !== 'name') || !Object.hasOwn(operators, text)) return undefined;
    this.#next += 1;
    return operators[text];
  }

  #take(text: string): boolean {
    const isNext = this.#token.text === text && this.#token.kind !== 'text';
    if (isNext) this.#next += 1;
    return isNext;
  }

  get #token(): Token {
    return this.#tokens[this.#next] ?? { kind: 'end', text: '', at: 1 };
  }

  #unexpected(wanted: string): FormulaError {
    const { kind, text, at } = this.#token;
    const found = kind === 'end' ? 'the formula ends too soon' : `"${text}" stands at character ${at}`;
    const here = Object.hasOwn(otherwise, text) ? otherwise[text] : undefined;
    return new FormulaError(found, here === undefined ? `write ${wanted} there` : `write ${here}`);
  }
}

function checkSize(formula: Formula): void {
  const used = operatorsOf(formula);
  if (used.length > formulaLimits.operators) throw tooMany();
  const multiplications = used.filter((operator) => operator === 'multiply' || operator === 'divide').length;
  if (multiplications > formulaLimits.multiplications)
    throw new FormulaError(
      `it multiplies and divides ${multiplications} times`,
      `at most ${formulaLimits.multiplications} times, so that no number grows too large: put constants together, or write it in src/business/*/server/computed.ts`,
    );
}

function tooMany(): FormulaError {
  return new FormulaError(
    `it has more than ${formulaLimits.operators} operators`,
    'write it in src/business/*/server/computed.ts',
  );
}

function operatorsOf(formula: Formula): FormulaOperator[] {
  return 'operator' in formula ? [formula.operator, ...formula.of.flatMap(operatorsOf)] : [];
}
