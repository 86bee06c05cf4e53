// Problems of a record as the reader sees them: one text a field, nested as the record is, and a summary that stands
// alone.
import { problemText, type Translate } from '#engine/kinds/check-record.ts';
import { fieldAt, type Shape } from '#engine/model/entity.ts';
import type { FieldErrors } from '#engine/model/errors.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { Problem } from '#engine/model/rules.ts';

type Node = string | { [key: string]: Node } | Node[];

/** Fields named in the summary at most; the rest stands at the fields. */
const summarised = 5;

export function translateProblems(
  shape: Shape,
  problems: readonly Problem[],
  t: Translate,
): { readonly errors: FieldErrors; readonly summary: string } {
  const root = bare();
  for (const problem of problems) {
    const path = problem.path.length === 0 ? ['root', 'serverError'] : problem.path;
    place(root, path, problemText(problem, shape, t));
  }
  const lines = problems
    .slice(0, summarised)
    .map((problem) => `${labelOf(shape, problem, t)}${problemText(problem, shape, t)}`);
  return {
    errors: root as FieldErrors,
    summary: [...new Set(lines), ...(problems.length > summarised ? ['…'] : [])].join('; '),
  };
}

/** What of a call is not as its declaration says. */
export interface Misfit {
  /** The parameter with its value, or the dotted path in the body. */
  readonly at: string;
  readonly problem: Problem;
  /** What would be right. */
  readonly taken?: string | undefined;
}

const ofNoShape: Shape = {
  name: 'call',
  fields: [],
  rules: [],
  form: { layout: 'sections', creating: 'sections', groups: [] },
};

export function misfitText({ at, problem, taken }: Misfit, t: Translate): string {
  return `${at}${taken === undefined ? '' : ` (${taken})`}: ${problemText(problem, ofNoShape, t)}`;
}

function labelOf(shape: Shape, problem: Problem, t: Translate): string {
  const path = problem.path.filter((step) => typeof step === 'string').join('.');
  return fieldAt(shape, path) === undefined ? '' : `${t(labelKeys.field(shape.name, path))}: `;
}

/** No prototype, at any depth: a body may have a field called toString. */
function bare(): { [key: string]: Node } {
  return Object.create(null) as { [key: string]: Node };
}

/** Puts the text at the path; items of a list before it become empty objects. What is there already stays. */
function place(root: { [key: string]: Node }, path: Problem['path'], text: string): void {
  let node: Node = root;
  for (const [index, step] of path.entries()) {
    const next = path[index + 1];
    const empty: Node = next === undefined ? text : typeof next === 'number' ? [] : bare();
    if (typeof node === 'string') return;
    if (Array.isArray(node)) {
      const position = Number(step);
      while (node.length < position) node.push(bare());
      if (node[position] === undefined || next === undefined) node[position] = empty;
      node = node[position];
    } else {
      node[step] ??= empty;
      node = node[step];
    }
  }
}
