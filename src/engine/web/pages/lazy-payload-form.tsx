// The form of a payload, loaded after the page around it is drawn.
import { Suspense, useEffect } from 'react';
import { late } from '#engine/web/kit/late.tsx';
import { Skeleton } from '#engine/web/kit/skeleton.tsx';
import { shapes } from '#generated/shapes.ts';
import { validators } from '#generated/validators.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { PayloadFormProps } from './payload-form.tsx';

const Form = late(async () => (await import('./payload-form.tsx')).PayloadForm);

export function PayloadForm(props: PayloadFormProps) {
  const { name, hidden = [] } = props;
  useEffect(() => {
    // Beside the form, not after it; what fails is asked for again and told by the form.
    void Promise.allSettled([validators[name]()]);
  }, [name]);
  return (
    <Suspense fallback={<Frame fields={shapes[name].fields.length - hidden.length} />}>
      <Form {...props} />
    </Suspense>
  );
}

/** Its fields and its button, as large as they will be. */
function Frame({ fields }: { readonly fields: number }) {
  const text = useText();
  return (
    <output aria-busy aria-label={text('common.loading')} className="plain-fields">
      {Array.from({ length: fields }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={56} />
      ))}
      <Skeleton variant="rounded" height={48} style={{ marginTop: 24 }} />
    </output>
  );
}
