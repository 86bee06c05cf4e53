// Whether a dotted path leads to a field.
import type { Shape } from '#engine/model/entity.ts';
import { fieldAt } from '#engine/model/entity.ts';
import { didYouMean } from './problem.ts';
import type { Mistake } from './problem.ts';

/** Where in which file. */
export interface At {
  readonly file: string;
  readonly pointer: string;
}

/** A mistake when the shape has no field at the path. */
export function pathMistakes(shape: Shape, path: string, at: At): Mistake[] {
  if (fieldAt(shape, path) !== undefined) return [];
  const owner = path.includes('.') ? fieldAt(shape, path.slice(0, path.lastIndexOf('.'))) : undefined;
  const known = (owner?.fields ?? shape.fields).map((field) => field.path);
  return [
    {
      ...at,
      rule: 'paths lead to fields',
      found: `"${path}" is no field of ${shape.name}`,
      remedy: didYouMean(path, known),
    },
  ];
}
