// The one h1 of a page with what belongs beside it; the title of the window; the focus after navigation.
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useOrganizationName } from '#engine/web/session/use-organization-name.ts';

interface PageHeadingProps {
  readonly title: string;
  /** Beside the title: totals, states; what is still to come is a space that keeps its room. */
  readonly note?: ReactNode;
  readonly subtitle?: ReactNode;
  /** Between the title and the actions where there is room, else below; what is wide (`data-wide`) always is. */
  readonly figures?: ReactNode;
  readonly actions?: ReactNode;
  /** Several, which come one after the other: a narrow screen gives them a line of their own. */
  readonly areMany?: boolean;
}

export function PageHeading({ title, note, subtitle, figures, actions, areMany = false }: PageHeadingProps) {
  const heading = usePageTitle(title);
  return (
    <div className="heading">
      <div className={figures === undefined ? 'heading-names' : 'heading-names beside'}>
        <div>
          <h1 tabIndex={-1} ref={heading}>
            {title}
          </h1>
          {note !== undefined && <div className="heading-note">{note}</div>}
        </div>
        {subtitle !== undefined && <div className="heading-subtitle">{subtitle}</div>}
      </div>
      {figures !== undefined && <div className="heading-figures">{figures}</div>}
      {actions !== undefined && <div className={areMany ? 'heading-actions many' : 'heading-actions'}>{actions}</div>}
    </div>
  );
}

/** Titles the window; give the answered ref to the page's h1, which takes the focus after a navigation. */
export function usePageTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const organization = useOrganizationName();
  const { pathname, key } = useLocation();
  useEffect(() => {
    document.title = `${title} · ${organization}`;
  }, [title, organization]);
  useEffect(() => {
    // 'default' is the first page, where the browser's own start of the document is right; a typist is left alone.
    if (key !== 'default' && !isTyping()) heading.current?.focus();
    // A new key on the same path is a change of list state, not of page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
  return heading;
}

function isTyping(): boolean {
  return document.activeElement?.matches('main input, main textarea, main [contenteditable]') ?? false;
}
