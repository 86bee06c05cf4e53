import { Switch, SwitchLine } from '#engine/web/kit/switch.tsx';
import type { WidgetProps } from '../view.ts';

export function BooleanInput({ widget }: { readonly widget: WidgetProps }) {
  const { id, label, hideLabel, value, onChange, describedBy, invalid } = widget;
  const input = {
    id,
    checked: value === true,
    onSwitch: onChange,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
  };
  return hideLabel ? <Switch {...input} aria-label={label} /> : <SwitchLine {...input} label={label} />;
}
