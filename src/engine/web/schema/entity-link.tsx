import { Link } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import { schemaPath } from '#engine/web/routing/engine-routes.ts';
import { useEntityName } from './use-entity-name.ts';

const Way = styled(Link)(({ theme }) => ({
  display: 'block',
  padding: '6px 8px',
  borderRadius: 6,
  fontSize: '0.875rem',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  color: theme.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&[aria-current]': { backgroundColor: theme.palette.action.selected, fontWeight: 600 },
}));

/** Leads to what the schema says of an entity. */
export function EntityLink({ name, current = false }: { readonly name: string; readonly current?: boolean }) {
  const nameOf = useEntityName();
  return (
    <Way to={`${schemaPath}?entity=${name}`} aria-current={current ? 'page' : undefined}>
      {nameOf(name)}
    </Way>
  );
}
