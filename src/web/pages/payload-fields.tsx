// How the fields of a payload form look: text fields one below the other, passwords with a toggle.
import { useState, type ReactNode } from 'react';
import type { BaseInputTemplateProps, FieldTemplateProps, ObjectFieldTemplateProps, WidgetProps } from '@rjsf/utils';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { useText } from '#web/i18n/use-text.ts';

export const payloadTemplates = { FieldTemplate, ObjectFieldTemplate, BaseInputTemplate };
export const payloadWidgets = { PasswordWidget };

function FieldTemplate({ children, hidden }: FieldTemplateProps) {
  return hidden ? <div hidden>{children}</div> : children;
}

function ObjectFieldTemplate({ properties }: ObjectFieldTemplateProps) {
  return <Box sx={{ display: 'grid', gap: 2.5 }}>{properties.map(({ content }) => content)}</Box>;
}

function BaseInputTemplate(props: BaseInputTemplateProps) {
  return <PayloadInput widget={props} type={props.schema.format === 'email' ? 'email' : 'text'} />;
}

function PasswordWidget(props: WidgetProps) {
  const text = useText();
  const [shown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton edge="end" aria-label={text('password.show')} aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  );
  return <PayloadInput widget={props} type={shown ? 'text' : 'password'} end={toggle} />;
}

type Widget = Pick<WidgetProps, 'id' | 'label' | 'value' | 'required' | 'disabled' | 'options' | 'rawErrors' | 'onChange' | 'onBlur'>;

function PayloadInput({ widget, type, end }: { readonly widget: Widget; readonly type: string; readonly end?: ReactNode }) {
  const { id, label, value, required, disabled, options, rawErrors = [], onChange, onBlur } = widget;
  const [error] = rawErrors;
  return (
    <TextField
      id={id} name={id} label={label} type={type} fullWidth disabled={disabled ?? false}
      value={typeof value === 'string' ? value : ''} error={error !== undefined} helperText={error} autoComplete={typeof options['autocomplete'] === 'string' ? options['autocomplete'] : undefined}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      onBlur={() => onBlur(id, value)}
      slotProps={{
        input: { endAdornment: end },
        formHelperText: { 'aria-live': 'polite' },
        // All fields are required: an asterisk on each would say nothing.
        htmlInput: { spellCheck: false, autoCapitalize: 'none', 'aria-required': required },
      }}
    />
  );
}
