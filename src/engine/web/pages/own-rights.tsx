// What the own roles may do with which records, here or through the API: from the same table that decides it.
import { Alert } from '#engine/web/kit/alert.tsx';
import Box from '@mui/material/Box';
import { Chip } from '#engine/web/kit/chip.tsx';
import Typography from '@mui/material/Typography';
import { entities, entityNames } from '#generated/entities.ts';
import { roles as declared } from '#generated/roles.ts';
import { isMaskedFor, mayPass, type EntityRight } from '#engine/model/access.ts';
import { allFields, type Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { locales } from '#engine/web/i18n/language-store.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useConfinement } from '#engine/web/session/use-confinement.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { useNavigation } from '#engine/web/shell/chrome/use-navigation.ts';

const writes = ['create', 'update', 'remove'] as const satisfies readonly EntityRight[];

export function OwnRights() {
  const text = useText();
  const { may, roles } = useSession();
  const { items } = useNavigation();
  const readable = entityNames.filter((name) => may(name, 'read')).map((name) => entities[name]);
  // The logout is everybody's.
  const hasMenu = items.some(
    ({ type, children = [] }) => type === 'group' && children.some(({ auth }) => auth !== undefined),
  );
  return (
    <>
      {!hasMenu && (
        <Alert severity="info" style={{ marginInline: 24, marginBottom: 16 }}>
          {text('ownRights.noMenu')}
        </Alert>
      )}
      {readable.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 3, pb: 3 }}>
          {text('ownRights.none')}
        </Typography>
      )}
      <Box component="dl" sx={{ m: 0, px: 3, pb: 2, columnGap: 4, columns: { md: 2, xl: 3 } }}>
        {readable.map((entity) => (
          <EntityRights key={entity.name} entity={entity} roles={roles} />
        ))}
      </Box>
    </>
  );
}

function EntityRights({ entity, roles }: { readonly entity: Entity; readonly roles: readonly string[] }) {
  const text = useText();
  const { may } = useSession();
  const confined = useConfinement(entity.name);
  const own = text(labelKeys.entity(entity.name, 'many'));
  // Parts of two entities may have one label, such as contacts.
  const name = entity.parent === undefined ? own : `${own} · ${text(labelKeys.entity(entity.parent.entity, 'many'))}`;
  const list = new Intl.ListFormat(locales[useLanguage()], { type: 'conjunction' });
  const actions = entity.actions
    .filter((action) => !action.system && mayPass(action.roles, roles))
    .map(({ name }) => text(labelKeys.action(entity.name, name)));
  const { hidden, masked } = limitsOf(entity, roles);
  const nameOf = (path: string) => text(labelKeys.field(entity.name, path));
  const notes = [
    ...(confined === undefined ? [] : [confined]),
    ...(actions.length === 0 ? [] : [text('ownRights.actions', { actions: list.format(new Set(actions)) })]),
    ...(masked.length === 0 ? [] : [text('ownRights.masked', { fields: list.format(masked.map(nameOf)) })]),
    ...(hidden.length === 0 ? [] : [text('ownRights.hidden', { fields: list.format(hidden.map(nameOf)) })]),
  ];
  return (
    <Box sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', breakInside: 'avoid' }}>
      <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, mt: 0.5 }}>
        <Box
          component="ul"
          aria-label={text('ownRights.rights')}
          sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
        >
          {(['read', ...writes] as const)
            .filter((right) => right === 'read' || (entity.methods[right] && may(entity.name, right)))
            .map((right) => (
              <li key={right}>
                <Chip size="small" variant="outlined" label={text(`ownRights.${right}`)} />
              </li>
            ))}
        </Box>
        {notes.map((note) => (
          <Typography key={note} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {note}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

/** Paths of fields not shown, or shown in part; of an object that is hidden not its parts as well. */
function limitsOf(
  entity: Entity,
  roles: readonly string[],
): { readonly hidden: readonly string[]; readonly masked: readonly string[] } {
  const fields = allFields(entity.fields);
  const isHidden = (path: string) => !mayPass(fields.find((field) => field.path === path)?.access?.read, roles);
  const hidden = fields.filter(
    ({ path }) =>
      isHidden(path) &&
      !path
        .split('.')
        .slice(0, -1)
        .some((_, depth, steps) => isHidden(steps.slice(0, depth + 1).join('.'))),
  );
  const masked = fields.filter(
    ({ path, sensitive }) => !isHidden(path) && isMaskedFor(declared.entities[entity.name], sensitive, roles),
  );
  return { hidden: hidden.map(({ path }) => path), masked: masked.map(({ path }) => path) };
}
