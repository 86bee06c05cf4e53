// What to write instead of a rule that stored values do not pass, made from those values.

/** How many different values are named. */
const mostNamed = 8;

/** What the values that do not pass are like, whatever their number. */
export class Seen {
  lastRecord = '';
  readonly #named = new Set<string>();
  #least = Number.POSITIVE_INFINITY;
  #most = Number.NEGATIVE_INFINITY;

  /** `isTold`: the value itself may be named. */
  see(value: unknown, isTold: boolean): void {
    // A number is its own size: of one that is sensitive nothing is said.
    const size = typeof value === 'number' && !isTold ? undefined : sizeOf(value);
    if (size !== undefined) {
      this.#least = Math.min(this.#least, size);
      this.#most = Math.max(this.#most, size);
    }
    if (isTold && typeof value === 'string' && this.#named.size < mostNamed) this.#named.add(value);
  }

  /** Undefined where nothing may be said of it. */
  get least(): number | undefined {
    return Number.isFinite(this.#least) ? this.#least : undefined;
  }

  get most(): number | undefined {
    return Number.isFinite(this.#most) ? this.#most : undefined;
  }

  get named(): readonly string[] {
    return [...this.#named];
  }
}

function sizeOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  // Characters, as JSON Schema counts them.
  if (typeof value === 'string') return Array.from(value).length;
  return Array.isArray(value) ? value.length : undefined;
}

function limitRemedy(rule: string, limit: number | undefined): string {
  return limit === undefined
    ? `widen "${rule}", say what is called otherwise now ("x-options-was": { present: former }), or correct those records`
    : `write "${rule}": ${limit} for all that is stored, or correct those records`;
}

export function remedyOf(rule: string, seen: Seen): string {
  switch (rule) {
    case 'maxLength':
    case 'maximum':
    case 'maxItems':
      return limitRemedy(rule, seen.most);
    case 'minLength':
    case 'minimum':
    case 'minItems':
      return limitRemedy(rule, seen.least);
    case 'enum':
      return `leave in "enum" what is in use${seen.named.length === 0 ? '' : ` (${seen.named.map((one) => JSON.stringify(one)).join(', ')})`}, or correct those records`;
    case 'required':
      return 'do not require it, give the field a "default", or fill it in';
    case 'uniqueItems':
      return 'take "uniqueItems" out, or take what stands there twice out of those records';
    default:
      return rule === 'pattern' || rule.startsWith('format.')
        ? `let the ${rule === 'pattern' ? 'pattern' : 'field'} take them, correct those records, or ask it of new records only: "x-rules": [{ "rule": "${rule.split('.')[0]}", …, "onCreateOnly": true }]`
        : 'correct those records, or ask it of new records only: "onCreateOnly": true in the rule';
  }
}
