// What the schemas say, for whoever changes them: each entity with its relations, rights and fields. Read from what the
// application has of them anyway; nothing is asked of the server.
import { useSearchParams } from 'react-router-dom';
import Box from '@mui/material/Box';
import { ButtonLink } from '#engine/web/kit/button.tsx';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { entities, entityNames } from '#generated/entities.ts';
import type { Entity } from '#engine/model/entity.ts';
import { useLateTexts } from '#engine/web/i18n/use-late-texts.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { PageHeading } from '#engine/web/kit/page-heading.tsx';
import { EntityFields } from './entity-fields.tsx';
import { EntityLink } from './entity-link.tsx';
import { EntityRelations } from './entity-relations.tsx';
import { EntityRoles } from './entity-roles.tsx';
import { useEntityName } from './use-entity-name.ts';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 8,
  columns: '150px',
  columnGap: 8,
  [theme.breakpoints.up('md')]: { columns: 'auto' },
}));

export function Component() {
  useLateTexts('schema');
  const text = useText();
  const nameOf = useEntityName();
  const [search] = useSearchParams();
  const all: readonly Entity[] = entityNames.map((name) => entities[name]);
  const sorted = all.toSorted((a, b) => nameOf(a.name).localeCompare(nameOf(b.name)));
  const chosen = all.find(({ name }) => name === search.get('entity')) ?? sorted[0];
  if (chosen === undefined) return null;
  return (
    <>
      <PageHeading
        title={text('schema.title')}
        subtitle={text('schema.lead')}
        actions={
          import.meta.env.DEV && (
            // A page of the development server, outside the application.
            <ButtonLink variant="contained" to={`/schema/edit?entity=${chosen.name}`} reloadDocument>
              {text('schema.edit')}
            </ButtonLink>
          )
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '232px minmax(0, 1fr)' },
        }}
      >
        <Card component="nav" aria-label={text('schema.entities')}>
          <List>
            {sorted.map(({ name }) => (
              <li key={name}>
                <EntityLink name={name} current={name === chosen.name} />
              </li>
            ))}
          </List>
        </Card>
        <EntityParts key={chosen.name} entity={chosen} all={all} />
      </Box>
    </>
  );
}

function EntityParts({ entity, all }: { readonly entity: Entity; readonly all: readonly Entity[] }) {
  const text = useText();
  const nameOf = useEntityName();
  return (
    <Box component="section" aria-labelledby="schema-entity" sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" id="schema-entity">
          {nameOf(entity.name)}
        </Typography>
        <Typography variant="body2" color="textSecondary" component="div" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          <code>{entity.name}</code>
          {' · '}
          <code>/api/{entity.collection}</code>
          {' · '}
          {text('schema.table', { table: entity.table })}
        </Typography>
        <EntityRelations entity={entity} all={all} />
        <EntityRoles entity={entity} />
      </Card>
      <EntityFields entity={entity} all={all} />
    </Box>
  );
}
