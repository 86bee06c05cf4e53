// The customer's own data to hand over: a paper to read, a file to take elsewhere. For those who answer to customers.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import Typography from '@mui/material/Typography';
import Download from '@mui/icons-material/FileDownloadOutlined';
import { roles as declaredRoles } from '#generated/roles.ts';
import { membersOf } from '#engine/model/named-groups.ts';
import { mayPass } from '#engine/model/access.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { recordsKey } from '#engine/web/api/records.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { downloadCustomer, type ExportFormat } from './customer-calls.ts';
import { exporters } from '../groups.ts';

const formats: readonly ExportFormat[] = ['pdf', 'json'];

export function ExportButtons({ record }: { readonly record: RecordValues }) {
  const t = useText();
  const { roles } = useSession();
  const client = useQueryClient();
  const download = useMutation({
    mutationFn: (format: ExportFormat) => downloadCustomer(record.id, format),
    // It left an entry in the LGPD history.
    onSuccess: () => client.invalidateQueries({ queryKey: [recordsKey] }),
  });
  if (!mayPass(membersOf(declaredRoles, exporters), roles)) return null;
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Box
        role="group"
        aria-labelledby="customer-export"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}
      >
        <Typography id="customer-export" variant="body2" color="textSecondary">
          {t('customers.export')}
        </Typography>
        {formats.map((format) => (
          <Button
            key={format}
            size="small"
            startIcon={<Download />}
            loading={download.isPending && download.variables === format}
            onClick={() => download.mutate(format)}
          >
            {t(`customers.export.${format}`)}
          </Button>
        ))}
      </Box>
      {download.isError && <ErrorPanel error={download.error} />}
    </Box>
  );
}
