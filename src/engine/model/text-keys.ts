// Which texts there are, as types: to ask for one that a language lacks is an error of the compiler.
import type { labelKeys } from './label-keys.ts';
import type pt from './texts/pt.json';

/** Keys of a file of texts; forms for numbers (`…_one`, `…_many`, `…_other`) are asked for without their ending. */
type KeysOf<Texts> = WithoutNumber<keyof Texts & string>;
type WithoutNumber<Key extends string> =
  Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : Key;

/** Keys that each language has; the numbers that a language knows differ. */
export type KeysOfAll<Pt, En, Fr> = KeysOf<Pt> & KeysOf<En> & KeysOf<Fr>;

/** What generate writes of the schemas: it refuses one without a label in each language. */
type LabelKey = ReturnType<(typeof labelKeys)[keyof typeof labelKeys]>;

/**
 * What a rule of a schema says, in the most special words that there are; `problemText` ends with one that is always
 * there.
 */
type ProblemKey = `message.${string}.${string}` | `rule.${string}` | `validation.${string}`;

/**
 * Messages of the subjects, which generate writes into src/generated/messages.ts by
 * `declare module '#engine/model/text-keys.ts'`.
 *
 * @public
 */
export interface OwnMessages {}

/** Generate refuses a message that a language lacks: those of one are those of all. */
type MessageKey = KeysOf<typeof pt> | KeysOf<OwnMessages>;

/** What must hold for an action, by the name under which its text stands. */
export type CheckName = MessageKey extends infer Key ? (Key extends `check.${infer Name}` ? Name : never) : never;

export type ModelTextKey = MessageKey | LabelKey | ProblemKey;
