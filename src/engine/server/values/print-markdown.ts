// A plan for a pull request. Stored text stands in it as text: nothing of it is markup.
import type { Outcome } from '../database/run-steps.ts';
import { shownInLine } from '../database/shown.ts';
import type { Change } from './change.ts';
import type { ValueFinding } from './find-values.ts';
import type { Plan } from './plan-change.ts';
import { exampleText, isStopped, interruptionText, lockText, notLooked, timeTexts } from './print-plan.ts';

export function planMarkdown(plan: Plan): string {
  const { outcomes, findings, changes, looked } = plan;
  const steps = outcomes.flatMap((outcome) => stepLines(plan, outcome));
  return [
    '## Plan of the schemas',
    '',
    isStopped(plan)
      ? '**Stops**: the next start would not go before what stops is corrected or permitted.'
      : 'The next start goes.',
    ...(looked ? [] : ['', escaped(notLooked)]),
    ...interruptionText(plan).flatMap((text) => ['', escaped(text)]),
    ...section('Tables', steps.length === 0 ? ['- as the schemas say already'] : steps),
    ...section('Stored values', findings.flatMap(findingLines)),
    ...section('People and programs', changes.flatMap(changeLines)),
  ].join('\n');
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', `### ${title}`, '', ...lines];
}

const states = {
  applied: 'would do',
  permitted: 'permitted',
  stopped: '**stops**',
  failed: '**cannot**',
} as const satisfies Record<Outcome['state'], string>;

function stepLines({ locks }: Plan, outcome: Outcome): readonly string[] {
  const { step, state, count, examples = [], error } = outcome;
  const { risk } = step;
  const told = risk === undefined || count === 0 ? [] : [`${count} ${risk.reason}`, risk.remedy];
  const permit =
    risk?.permitted === undefined || state !== 'stopped' || count === 0
      ? []
      : [`permitted by --allow ${step.id}: ${risk.meaning ?? ''}`];
  return [
    `- ${states[state]}: ${escaped(step.summary)} (${escaped(step.id)})`,
    ...[
      ...(error === undefined ? [] : [error]),
      ...told,
      ...permit,
      ...(locks.get(step.id) ?? []).map(lockText),
      ...timeTexts(outcome),
      ...examples.map(({ id, found, becomes }) =>
        [id, ...(found === undefined ? [] : [found]), ...(becomes === undefined ? [] : ['→', becomes])].join(' '),
      ),
    ].map((line) => `  - ${escaped(line)}`),
  ];
}

function findingLines({ entity, path, count, rows, code, remedy, examples }: ValueFinding): readonly string[] {
  return [
    `- **warns**: ${escaped(`${entity}.${path}`)}: ${count} of ${rows} records do not pass ${escaped(code.replace(/^value\./, ''))}`,
    ...[remedy, ...examples.map(({ link, found }) => [link, ...(found === undefined ? [] : [found])].join(' '))].map(
      (line) => `  - ${escaped(line)}`,
    ),
  ];
}

function changeLines({ text, remedy, examples = [] }: Change): readonly string[] {
  return [
    `- ${escaped(text)}`,
    ...[...(remedy === undefined ? [] : [remedy]), ...examples.map(exampleText)].map((line) => `  - ${escaped(line)}`),
  ];
}

/**
 * All of ASCII that is neither letter nor digit may be escaped, and what stands here may mean something: markup, an
 * entity, a list, or, where GitHub looks for them, an address or a name after an @.
 */
function escaped(text: string): string {
  return shownInLine(text)
    .replaceAll(/[\\`*_{}[\]<>|#~&!$]|^[-+=]|^\d+(?=[.)])/g, (sign) =>
      /\d/.test(sign) ? `${sign}\u200B` : `\\${sign}`,
    )
    .replaceAll(/@|:(?=\/\/)|\bwww(?=\.)/g, '$&\u200B');
}
