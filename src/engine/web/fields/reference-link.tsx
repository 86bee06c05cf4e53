// The title of another record, as a link to it. Plain links: the router's own are drawn anew at each change of address,
// and a list has hundreds.
import { createContext, useContext } from 'react';
import { Skeleton } from '#engine/web/kit/skeleton.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import { ListLinksContext, useKnownTitles, useLinks, useTitles, type Links } from './reference-titles.tsx';

/** Set where the surroundings are a link already: titles are plain text there. */
export const LinksOff = createContext(false);

interface ReferenceLinkProps {
  readonly entity: string;
  readonly id: string;
  /** Copied title of a snapshot: shown without asking the server. */
  readonly title?: string | undefined;
}

/** The record's title, as a link where it has a screen and the reader may open it. */
export function ReferenceLink({ entity, id, title }: ReferenceLinkProps) {
  const links = useContext(ListLinksContext);
  const known = useKnownTitles(entity);
  if (title === undefined && known === undefined) return <AskedLink key={id} entity={entity} id={id} />;
  const text = title ?? known?.(id);
  return links === undefined ? (
    <LoneLink entity={entity} id={id} text={text} />
  ) : (
    <TitledLink links={links} entity={entity} id={id} text={text} />
  );
}

/** Nobody above has asked for the title. */
function AskedLink({ entity, id }: Omit<ReferenceLinkProps, 'title'>) {
  const [text] = useTitles(entity, [id]);
  return <LoneLink entity={entity} id={id} text={text} />;
}

function LoneLink(props: Omit<TitledLinkProps, 'links'>) {
  return <TitledLink links={useLinks()} {...props} />;
}

interface TitledLinkProps {
  readonly links: Links;
  readonly entity: string;
  readonly id: string;
  /** Undefined while it is asked for, empty for what is gone or forbidden. */
  readonly text: string | undefined;
}

function TitledLink({ links, entity, id, text }: TitledLinkProps) {
  const linksOff = useContext(LinksOff);
  if (text === undefined) return <Skeleton width={120} aria-busy="true" />;
  if (text === '') return <UnknownTitle id={id} />;
  const path = linksOff ? undefined : links.pathOf(entity, id);
  return path === undefined ? (
    text
  ) : (
    <a className="reference" href={path} onClick={links.follow}>
      {text}
    </a>
  );
}

function UnknownTitle({ id }: { readonly id: string }) {
  const t = useText();
  return <span title={id}>{t('records.reference.unknown')}</span>;
}
