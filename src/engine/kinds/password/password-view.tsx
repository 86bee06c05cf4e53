import { useState } from 'react';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { useText } from '#engine/web/i18n/use-text.ts';
import { IconButton } from '#engine/web/kit/icon-button.tsx';
import { showText, type FieldView, type WidgetProps } from '../view.ts';
import { TextInput } from '#engine/web/fields/text-input.tsx';

function PasswordWidget(widget: WidgetProps) {
  const t = useText();
  const [shown, setShown] = useState(false);
  const size = widget.roomy === true ? 'medium' : 'small';
  return (
    <TextInput
      widget={widget}
      type={shown ? 'text' : 'password'}
      text={showText(widget.value)}
      onText={(typed) => widget.onChange(typed === '' ? undefined : typed)}
      end={
        <IconButton size={size} aria-pressed={shown} aria-label={t('password.show')} onClick={() => setShown(!shown)}>
          {shown ? <VisibilityOff fontSize={size} /> : <Visibility fontSize={size} />}
        </IconButton>
      }
    />
  );
}

export const password: FieldView = {
  show: (value) => (value === undefined ? '' : '••••••••'),
  Widget: PasswordWidget,
  filter: 'none',
};
