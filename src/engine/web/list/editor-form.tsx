import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';

interface EditorFormProps {
  readonly submit: () => void;
  readonly children: ReactNode;
}

export function EditorForm({ submit, children }: EditorFormProps) {
  const t = useText();
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      {children}
      <Button type="submit" variant="contained" size="small" style={{ justifySelf: 'end' }}>
        {t('records.filter.apply')}
      </Button>
    </Box>
  );
}
