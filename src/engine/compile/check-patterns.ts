// Regular expressions that one text could keep busy for minutes are refused where they are written: at run time they
// would hold up everybody. Texts that are given as right have to be.
import { isSafePattern } from 'redos-detector';
import type { CheckContext } from './check-context.ts';
import type { Mistake } from './problem.ts';
import { remember } from './remember.ts';
import { walkFields } from './walk-fields.ts';

interface Written {
  readonly file: string;
  readonly pointer: string;
  readonly pattern: string | undefined;
}

export function checkPatterns(context: CheckContext): Mistake[] {
  const ofFields = walkFields(context).flatMap(({ file, pointer, written }): Written[] => [
    { file, pointer: `${pointer}/pattern`, pattern: written.pattern },
    { file, pointer: `${pointer}/items/pattern`, pattern: written.items?.pattern },
  ]);
  const ofRules = context.source.schemas.flatMap(({ file, schema }) =>
    (schema['x-rules'] ?? []).map((rule, index): Written => ({
      file,
      pointer: `/x-rules/${index}/pattern`,
      pattern: rule.rule === 'pattern' ? rule.pattern : undefined,
    })),
  );
  return [
    ...checkExamples(context),
    ...[...ofFields, ...ofRules].flatMap(({ file, pointer, pattern }) =>
      pattern === undefined || isSafe(pattern)
        ? []
        : [
            {
              file,
              pointer,
              rule: 'a pattern is decided in time that grows with the text alone',
              found: `${JSON.stringify(pattern)} can be made to try again and again`,
              remedy:
                'let no two repetitions that follow each other, or stand one in the other, match the same characters, and begin with ^',
            },
          ],
    ),
  ];
}

/** They are shown to whoever typed what does not match. */
function checkExamples(context: CheckContext): Mistake[] {
  return walkFields(context).flatMap(({ file, pointer, written: { pattern, examples = [] } }) =>
    examples.flatMap((example, index) =>
      pattern === undefined || new RegExp(pattern, 'u').test(example)
        ? []
        : [
            {
              file,
              pointer: `${pointer}/examples/${index}`,
              rule: 'an example is right',
              found: `${JSON.stringify(example)} does not match ${JSON.stringify(pattern)}`,
              remedy: 'give one that does',
            },
          ],
    ),
  );
}

/**
 * What is still undecided after so many is taken for unsafe. The patterns of this project need 400 at most; the
 * library's own 20,000 keep an analyst waiting nine seconds for what 5,000 tell in half a second.
 */
const maxSteps = 5000;

/**
 * Counted in steps, not by the clock. Properties of Unicode, which the check takes for any character, are looked at as
 * word characters.
 */
const isSafe = remember((pattern: string): boolean => {
  const plain = pattern.replaceAll(/\\p\{[^}]*\}/g, '\\w').replaceAll(/\\P\{[^}]*\}/g, '\\W');
  return isSafePattern(plain, { unicode: true, maxSteps }).safe;
});
