import type { ComponentProps, ReactNode } from 'react';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'onChange' | 'size'> {
  readonly onSwitch: (on: boolean) => void;
}

/** On or off at once; one element, drawn by kit.css. */
export function Switch({ onSwitch, className = '', ...input }: SwitchProps) {
  return (
    <input
      {...input}
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the element says by itself whether it is on
      role="switch"
      className={`switch ${className}`.trimEnd()}
      onChange={(event) => onSwitch(event.target.checked)}
    />
  );
}

interface SwitchLineProps extends SwitchProps {
  readonly label: ReactNode;
}

/** `spread`: the label at the start of the line, the switch at its end. */
export function SwitchLine({ label, className = '', ...rest }: SwitchLineProps) {
  return (
    <label className={`switch-line ${className}`.trimEnd()}>
      <Switch {...rest} />
      <span>{label}</span>
    </label>
  );
}
