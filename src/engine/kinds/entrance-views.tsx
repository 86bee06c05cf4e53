// The views that pages for guests begin with. These pages come fast: the views of all kinds, with their pickers, come
// only where a form has a field of another kind.
import type { FieldKind } from '#engine/model/field-kinds.ts';
import { email } from './email/email-view.tsx';
import { password } from './password/password-view.tsx';
import { text } from './text/text-view.tsx';
import type { FieldView } from './view.ts';

export const entranceViews: Readonly<Partial<Record<FieldKind, FieldView>>> = { email, password, text };
