// An input whose file is fetched before the form is drawn, or while an outline stands in its place.
import { Suspense, type ComponentType } from 'react';
import { Skeleton } from '#engine/web/kit/skeleton.tsx';
import { lateThemed, type Late } from '#engine/web/kit/late.tsx';
import type { WidgetProps } from './view.ts';

export function lateWidget(read: () => Promise<ComponentType<{ readonly widget: WidgetProps }>>): Late<WidgetProps> {
  const Input = lateThemed(read);
  function Widget(widget: WidgetProps) {
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
        <Input widget={widget} />
      </Suspense>
    );
  }
  return Object.assign(Widget, { load: Input.load });
}
