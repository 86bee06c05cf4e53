// Typed as text; what it will look like stands below it for who wants to see it.
import { Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import Typography from '@mui/material/Typography';
import { useText } from '#engine/web/i18n/use-text.ts';
import { MultilineWidget } from '../multiline/multiline-view.tsx';
import { showText, type WidgetProps } from '../view.ts';
import { Rendered } from './markdown-view.tsx';

export function MarkdownInput({ widget }: { readonly widget: WidgetProps }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const text = showText(widget.value);
  const preview = `${widget.id}-preview`;
  return (
    <>
      <MultilineWidget {...widget} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mx: 1.75 }}>
        <Typography variant="caption" color="textSecondary" sx={{ flex: 1 }}>
          {t('records.markdown.hint')}
        </Typography>
        <Button size="small" aria-expanded={isOpen} aria-controls={preview} onClick={() => setOpen(!isOpen)}>
          {t('records.markdown.preview')}
        </Button>
      </Box>
      {isOpen && (
        <Box
          id={preview}
          role="region"
          aria-label={t('records.markdown.previewOf', { field: widget.label })}
          sx={{ px: 1.75, py: 1, border: 1, borderColor: 'divider', borderRadius: 1, typography: 'body2' }}
        >
          <Suspense fallback={text}>{text === '' ? t('records.noValue') : <Rendered text={text} />}</Suspense>
        </Box>
      )}
    </>
  );
}
