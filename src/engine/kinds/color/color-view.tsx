// A colour as #RRGGBB, with a preview of text on it: black or white, whichever reads better.
import Box from '@mui/material/Box';
import { useText } from '#engine/web/i18n/use-text.ts';
import { readableOn } from './readable-color.ts';
import { showText, type CellProps, type FieldView, type WidgetProps } from '../view.ts';
import { TextInput } from '#engine/web/fields/text-input.tsx';

const hex = /^#[0-9a-f]{6}$/i;

function ColorCell({ value }: CellProps) {
  const color = showText(value);
  if (!hex.test(color)) return <>{color}</>;
  return (
    <Box
      component="span"
      sx={{
        px: 1,
        py: 0.25,
        borderRadius: 1,
        bgcolor: color,
        color: readableOn(color),
        fontFamily: 'monospace',
        fontSize: '0.8125rem',
      }}
    >
      {color}
    </Box>
  );
}

function ColorWidget(widget: WidgetProps) {
  const t = useText();
  const color = showText(widget.value);
  const isColor = hex.test(color);
  const setColor = (typed: string) =>
    widget.onChange(
      typed.trim() === '' ? undefined : /^[0-9a-f]{6}$/i.test(typed.trim()) ? `#${typed.trim()}` : typed.trim(),
    );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box
        component="input"
        type="color"
        aria-label={t('records.color.pick', { field: widget.label })}
        value={isColor ? color : '#808080'}
        onChange={(event) => setColor(event.target.value)}
        sx={{
          width: 40,
          height: 40,
          flex: 'none',
          p: 0.25,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      />
      <TextInput widget={widget} text={color} onText={setColor} />
      {isColor && (
        <Box
          aria-hidden
          sx={{
            flex: 'none',
            px: 1.5,
            py: 1,
            borderRadius: 1,
            bgcolor: color,
            color: readableOn(color),
            fontWeight: 600,
          }}
        >
          {t('records.color.sample')}
        </Box>
      )}
    </Box>
  );
}

export const color: FieldView = { show: showText, Cell: ColorCell, Widget: ColorWidget, filter: 'none', width: 88 };
