// Dense horizontal layout: the toolbar with logo and open search box, the navigation in one line under it.
import { denseBoxedWidth, denseNavbarHeight } from '../measures.ts';
import { HorizontalLayout } from './horizontal-layout.tsx';
import { layout3Description } from './layout-descriptions.ts';
import type { LayoutProps } from './layout-props.ts';
import { useLayoutConfig } from './use-layout-config.ts';

export function Layout3({ chrome, children }: LayoutProps) {
  const { config } = useLayoutConfig(layout3Description);
  return (
    <HorizontalLayout
      chrome={chrome}
      config={config}
      boxedWidth={denseBoxedWidth}
      navbarHeight={denseNavbarHeight}
      dense
    >
      {children}
    </HorizontalLayout>
  );
}
