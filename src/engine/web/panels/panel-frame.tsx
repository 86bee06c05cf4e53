// Draws a component that a schema names; while it loads, and when it fails, the rest of the page stays as it is.
import { Component, Suspense, type ReactNode } from 'react';
import { DelayedSkeleton, type Height } from '#engine/web/kit/delayed-skeleton.tsx';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { MissingPart } from '#engine/web/kit/late.tsx';
import { Awaited } from '#engine/web/kit/together.tsx';

interface PanelFrameProps {
  readonly children: ReactNode;
  /** Small things have nothing to show while they load. */
  readonly quiet?: boolean;
  /** Kept while it loads. */
  readonly height?: Height | undefined;
}

export function PanelFrame({ children, quiet = false, height }: PanelFrameProps) {
  return (
    <PanelBoundary>
      <Suspense fallback={quiet ? <Awaited /> : <DelayedSkeleton height={height} />}>{children}</Suspense>
    </PanelBoundary>
  );
}

class PanelBoundary extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override readonly state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  private readonly retry = () => {
    const { error } = this.state;
    if (error instanceof MissingPart) error.forget();
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <ErrorPanel error={error} retry={this.retry} />;
  }
}
