// How the fields of a payload form look: text fields one below the other, passwords with a toggle.
import { useState, type ReactNode } from 'react';
import type { BaseInputTemplateProps, FieldTemplateProps, ObjectFieldTemplateProps, WidgetProps } from '@rjsf/utils';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { useText } from '#engine/web/i18n/use-text.ts';

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

type Widget = Pick<
  WidgetProps,
  'id' | 'label' | 'value' | 'required' | 'disabled' | 'options' | 'rawErrors' | 'onChange' | 'onBlur'
>;

function PayloadInput({
  widget,
  type,
  end,
}: {
  readonly widget: Widget;
  readonly type: string;
  readonly end?: ReactNode;
}) {
  const { id, label, value, required, disabled, options, rawErrors = [], onChange, onBlur } = widget;
  const [error] = rawErrors;
  return (
    // TextField would bring selects, menus and two more kinds of input to a page that has to come fast.
    <FormControl fullWidth variant="outlined" disabled={disabled ?? false} error={error !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        name={id}
        label={label}
        type={type}
        endAdornment={end}
        value={typeof value === 'string' ? value : ''}
        autoComplete={typeof options['autocomplete'] === 'string' ? options['autocomplete'] : undefined}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
        onBlur={() => onBlur(id, value)}
        // All fields are required: an asterisk on each would say nothing.
        inputProps={{
          spellCheck: false,
          autoCapitalize: 'none',
          'aria-required': required,
          'aria-describedby': error === undefined ? undefined : `${id}-error`,
        }}
      />
      <FormHelperText id={`${id}-error`} aria-live="polite">
        {error}
      </FormHelperText>
    </FormControl>
  );
}
