// The views that pages for guests begin with. These pages come fast: the views of all kinds, with their pickers, come
// only where a form has a field of another kind.
import { email } from '#engine/kinds/email/email-view.tsx';
import { password } from '#engine/kinds/password/password-view.tsx';
import { text } from '#engine/kinds/text/text-view.tsx';
import type { PlainViews } from '#engine/web/form/plain-fields.tsx';

export const entranceViews: PlainViews = { email, password, text };
