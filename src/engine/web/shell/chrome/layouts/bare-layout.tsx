import type { LayoutProps } from './layout-props.ts';

/** The whole window is the screen's. */
export function BareLayout({ children }: LayoutProps) {
  return (
    <main id="content" tabIndex={-1} className="bare">
      {children}
    </main>
  );
}
