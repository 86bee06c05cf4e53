// Who may do what with the records of an entity, as roles.config.json says.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { roles as declared } from '#generated/roles.ts';
import type { EntityRight } from '#engine/model/access.ts';
import type { Entity } from '#engine/model/entity.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { Facts } from './facts.tsx';
import { RoleList } from './role-list.tsx';

const rights = ['read', 'create', 'update', 'remove'] as const satisfies readonly EntityRight[];

export function EntityRoles({ entity: { name, methods } }: { readonly entity: Entity }) {
  const text = useText();
  const own = declared.entities[name];
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="overline" component="h3" color="textSecondary" sx={{ display: 'block', mb: 0.5 }}>
        {text('schema.rights')}
      </Typography>
      <Facts
        facts={rights.map((right) => [
          text(`ownRights.${right}`),
          <RoleList
            key={right}
            roles={right === 'read' || methods[right] ? (own?.[right] ?? []) : []}
            none={text('schema.nobody')}
          />,
        ])}
      />
    </Box>
  );
}
