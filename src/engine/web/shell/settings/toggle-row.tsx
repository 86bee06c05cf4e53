import { SwitchLine } from '#engine/web/kit/switch.tsx';

interface ToggleRowProps {
  readonly label: string;
  readonly value: boolean;
  readonly set: (value: boolean) => void;
}

/** On or off, the label at the start of the line and the switch at its end. */
export function ToggleRow({ label, value, set }: ToggleRowProps) {
  return <SwitchLine className="spread" label={label} checked={value} onSwitch={set} />;
}
