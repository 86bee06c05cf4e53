// Horizontal layout: the navigation with the logo across the page, the toolbar under it.
import { boxedWidth, horizontalNavbarHeight } from '../measures.ts';
import { HorizontalLayout } from './horizontal-layout.tsx';
import { layout2Description } from './layout-descriptions.ts';
import type { LayoutProps } from './layout-props.ts';
import { useLayoutConfig } from './use-layout-config.ts';

export function Layout2({ chrome, children }: LayoutProps) {
  const { config } = useLayoutConfig(layout2Description);
  return (
    <HorizontalLayout
      chrome={chrome}
      config={config}
      boxedWidth={boxedWidth}
      navbarHeight={horizontalNavbarHeight}
      dense={false}
    >
      {children}
    </HorizontalLayout>
  );
}
