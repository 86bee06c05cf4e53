// Cross-field rules of one record (x-rules, DOMAIN 1.0), the same on both sides. Rules over several records live in the server.

/** Holds for a record when all given parts hold for the value at `field`. */
export interface Condition {
  readonly field: string;
  readonly present?: boolean;
  readonly equals?: string | number | boolean;
  readonly in?: readonly (string | number | boolean)[];
  readonly not?: readonly (string | number | boolean)[];
}

/** `when` confines a rule; `message` is a key `rule.<message>` of the texts, else the rule's own. `at` is where the problem shows. */
interface Common {
  readonly when?: Condition;
  readonly message?: string;
  readonly at?: string;
  /** The rule runs for each item of this list instead of for the record; its fields are the item's. */
  readonly each?: string;
}

export type Rule = Common &
  (
    | { readonly rule: 'lte' | 'lt' | 'equal'; readonly left: string; readonly right: string }
    | { readonly rule: 'sum'; readonly total: string; readonly parts: readonly string[] }
    | { readonly rule: 'multipleOfField'; readonly left: string; readonly right: string }
    | { readonly rule: 'anyOf'; readonly fields: readonly (readonly string[])[] }
    | { readonly rule: 'required'; readonly field: string }
    | { readonly rule: 'absent'; readonly field: string }
    | { readonly rule: 'minItems'; readonly field: string; readonly limit: number }
    | { readonly rule: 'maximum' | 'minimum'; readonly field: string; readonly limit: number }
    | { readonly rule: 'pattern'; readonly field: string; readonly pattern: string }
    | { readonly rule: 'format'; readonly field: string; readonly format: string }
    | { readonly rule: 'options'; readonly field: string; readonly options: readonly string[] }
    /** Periods or times of a list do not overlap; touching ends are fine unless `inclusive` (dates). */
    | { readonly rule: 'noOverlap'; readonly field: string; readonly from: string; readonly to: string; readonly by?: string; readonly inclusive: boolean }
    /** `to` − `from` of the times of day is at least `least` minutes (a field of the same item). */
    | { readonly rule: 'fits'; readonly from: string; readonly to: string; readonly least: string }
    | { readonly rule: 'maxDays'; readonly from: string; readonly to: string; readonly days: number }
    | { readonly rule: 'notFuture'; readonly field: string }
    | { readonly rule: 'future'; readonly field: string; readonly onCreateOnly?: boolean }
    | { readonly rule: 'contrast'; readonly field: string; readonly ratio: number }
  );

export type RuleName = Rule['rule'];

/** One thing wrong with a record. `path` as in JSON: `['prices', 0, 'salesPrice']`; `params` feed the message `validation.<rule>`. */
export interface Problem {
  readonly path: readonly (string | number)[];
  readonly rule: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Key of the texts when the rule's author chose one. */
  readonly message?: string;
}
