import type { ReactNode } from 'react';
import { usePageTitle } from '#engine/web/kit/page-heading.tsx';

interface StatusPageProps {
  /** A number or a picture above the heading; decoration. */
  readonly mark: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A page that says what happened and where to go from here. */
export function StatusPage({ mark, title, children, actions }: StatusPageProps) {
  const heading = usePageTitle(title);
  return (
    <div className="status-page">
      <div aria-hidden className="status-mark">
        {mark}
      </div>
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <div className="status-lead">{children}</div>
      {actions !== undefined && <div className="status-actions">{actions}</div>}
    </div>
  );
}
