// The one table of kinds on screens: a kind of index.ts without a line in all-views.ts does not compile.
import type { FieldKind } from '#engine/model/field-kinds.ts';
import * as all from './all-views.ts';
import type { FieldView } from './view.ts';

export const fieldViews: Readonly<Record<FieldKind, FieldView>> = { ...all };
