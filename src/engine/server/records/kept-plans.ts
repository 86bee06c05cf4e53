// Pages that were asked for before, as the statement and the reader that were made of the question then: to make them
// costs the server more than to read the rows. Found again by the very question and by all that rights and rows depend
// on, so that nobody's page serves another who sees less.
import type { Entity } from '#engine/model/entity.ts';
import type { Actor } from '../actor.ts';
import { buildKept } from '../kept.ts';
import type { PagePlan } from './list-records.ts';
import { hasMoment } from './moment.ts';
import { accessKey } from './rights.ts';

interface Question {
  readonly entity: Entity;
  /** As they were given. */
  readonly parameters: object;
  readonly actor: Actor;
  readonly parentId: string | undefined;
}

export interface KeptPlans {
  of(question: Question, build: () => PagePlan): PagePlan;
}

/** Some kilobytes each. */
const mostKept = 300;
/** Characters; longer questions are seldom asked twice. */
const longestKept = 600;
/** Begins what is another moment each time it is asked (`$now+3d`). */
const momentMark = '$';

export function buildKeptPlans(): KeptPlans {
  const plans = buildKept<PagePlan>(mostKept);
  return {
    of: ({ entity, parameters, actor, parentId = '' }, build) => {
      const asked = JSON.stringify(parameters);
      if (asked.length > longestKept || asked.includes(momentMark)) return build();
      const question = [entity.name, String(hasMoment()), parentId, asked].join('\n');
      const keyOf = (personal: boolean) => `${question}\n${accessKey(actor, { personal })}`;
      const found = plans.find(keyOf(false)) ?? plans.find(keyOf(true));
      if (found !== undefined) return found;
      // Whether it is one person's follows from question and roles: all who have the other key find the same.
      const plan = build();
      return plans.keep(keyOf(plan.isPersonal), plan);
    },
  };
}
