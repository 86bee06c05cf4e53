import { createContext, useContext } from 'react';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { recordPath } from './record-path.ts';
import { useTitles } from './reference-titles.tsx';

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
  const t = useText();
  const { may } = useSession();
  const linksOff = useContext(LinksOff);
  const [asked] = useTitles(entity, title === undefined ? [id] : []);
  const text = title ?? asked;
  if (text === undefined) return <Skeleton width={120} />;
  const path = may(entity, 'read') && !linksOff ? recordPath(entity, id) : undefined;
  if (text === '') return <span title={id}>{t('records.reference.unknown')}</span>;
  return path === undefined ? (
    <>{text}</>
  ) : (
    <Link component={RouterLink} to={path} sx={{ fontWeight: 400 }}>
      {text}
    </Link>
  );
}
