// How a value is written and read while it is typed; kinds with a spelling share spelled-input.tsx.
import type { Language } from '#engine/model/text.ts';

export interface Spelling {
  /** At rest. */
  readonly write: (value: unknown, language: Language) => string;
  /** While typing; absent: the same. */
  readonly edit?: (value: unknown, language: Language) => string;
  /**
   * Text → value; a text that can't be read is returned as it is, so that nothing typed is lost and the check can say
   * so.
   */
  readonly read: (text: string, language: Language) => unknown;
}
