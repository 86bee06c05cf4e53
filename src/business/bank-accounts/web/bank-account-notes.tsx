// Beside the form of a bank account: a warning when the holder is not the company that the account is for. Money paid to a third party is the classic fraud (docs/domain.md 3.18), yet it may be agreed: the
// warning blocks nothing.
import { useStore } from '#engine/web/kit/use-store.ts';
import { Alert } from '#engine/web/kit/alert.tsx';
import Box from '@mui/material/Box';
import type { Entity } from '#engine/model/entity.ts';
import { useRecord } from '#engine/web/api/records.ts';
import { applyMask, removeMask } from '#engine/kinds/mask-text.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { AsideProps } from '#engine/web/panels/panel-props.ts';
import type { FormStore } from '#engine/web/form/form-store.ts';
import { useSession } from '#engine/web/session/use-session.ts';

export function BankAccountNotes({ entity, record, store }: AsideProps) {
  const { may } = useSession();
  if (!may(entity.name, record === undefined ? 'create' : 'update')) return null;
  return (
    <Box sx={{ width: { xs: '100%', lg: 320 }, flex: 'none', display: 'grid', gap: 2, alignContent: 'start' }}>
      <HolderWarning entity={entity} store={store} />
    </Box>
  );
}

function HolderWarning({ entity, store }: { readonly entity: Entity; readonly store: FormStore }) {
  const t = useText();
  const { parent } = entity;
  const ownerId = useTyped(store, parent?.field ?? '');
  const document = useTyped(store, 'holderDocument');
  const owner = useRecord({ entity: parent?.entity ?? '' }, ownerId === '' ? undefined : ownerId).data;
  const [businessId, tradeName] = [textOf(owner?.['businessId']), textOf(owner?.['tradeName'])];
  const isOther = isWhole(document) && businessId !== '' && rootOf(document) !== rootOf(businessId);
  return (
    <div role="status">
      {isOther && (
        <Alert severity="warning" title={t('bankAccount.otherHolder')}>
          {t('bankAccount.otherHolder.help', { owner: tradeName, businessId: applyMask(businessId, 'cnpj') })}
        </Alert>
      )}
    </div>
  );
}

/** CPF or CNPJ to the last digit; not one that is masked, and not while it is typed. */
function isWhole(document: string): boolean {
  return !document.includes('*') && [11, 14].includes(removeMask(document).length);
}

/** All establishments of a company share the first eight characters. */
function rootOf(businessId: string): string {
  return removeMask(businessId).slice(0, 8);
}

function useTyped(store: FormStore, name: string): string {
  return useStore(store.subscribe, () => textOf(store.get()[name]));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
