import { createContext, useContext } from 'react';
import { Skeleton } from '#engine/web/kit/skeleton.tsx';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { useKnownTitles, useTitles } from './reference-titles.tsx';

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
  const known = useKnownTitles(entity);
  if (title !== undefined) return <TitledLink entity={entity} id={id} text={title} />;
  return known === undefined ? (
    <AskedLink entity={entity} id={id} />
  ) : (
    <TitledLink entity={entity} id={id} text={known(id)} />
  );
}

/** Nobody above has asked for the title. */
function AskedLink({ entity, id }: Pick<ReferenceLinkProps, 'entity' | 'id'>) {
  const [text] = useTitles(entity, [id]);
  return <TitledLink entity={entity} id={id} text={text} />;
}

interface TitledLinkProps {
  readonly entity: string;
  readonly id: string;
  /** Undefined while it is asked for, empty for what is gone or forbidden. */
  readonly text: string | undefined;
}

function TitledLink({ entity, id, text }: TitledLinkProps) {
  const t = useText();
  const { may } = useSession();
  const places = usePlaces();
  const linksOff = useContext(LinksOff);
  if (text === undefined) return <Skeleton width={120} aria-busy="true" />;
  const path = may(entity, 'read') && !linksOff ? places.record(entity, id) : undefined;
  if (text === '') return <span title={id}>{t('records.reference.unknown')}</span>;
  return path === undefined ? (
    <>{text}</>
  ) : (
    <RouterLink className="reference" to={path}>
      {text}
    </RouterLink>
  );
}
