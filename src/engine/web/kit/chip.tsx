import { useRef, type ComponentProps, type ReactNode } from 'react';
import Cancel from '@mui/icons-material/Cancel';

interface Look {
  readonly size?: 'small' | 'medium';
  readonly variant?: 'filled' | 'outlined';
  readonly color?: 'default' | 'primary';
  readonly className?: string | undefined;
}
interface Content extends Look {
  readonly label: ReactNode;
  readonly icon?: ReactNode;
}
type ContentOf<Element extends 'span' | 'button'> = Content & Omit<ComponentProps<Element>, keyof Content | 'children'>;

/** A short word that stands out; drawn by buttons.css. */
export function Chip({ label, icon, size, variant, color, className, ...rest }: ContentOf<'span'>) {
  return (
    <span {...rest} className={classOf({ size, variant, color, className })}>
      {icon}
      <span className="chip-label">{label}</span>
    </span>
  );
}

/** One that is pressed. */
export function ChipButton({ label, icon, size, variant, color, className, ...rest }: ContentOf<'button'>) {
  return (
    <button type="button" {...rest} className={classOf({ size, variant, color, className })}>
      {icon}
      <span className="chip-label">{label}</span>
    </button>
  );
}

interface RemovableChipProps extends Look {
  readonly label: ReactNode;
  readonly onClick?: () => void;
  /** What taking it away does; the Delete key does it too. */
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** One that can be taken away, and may be pressed. */
export function RemovableChip({ label, onClick, removeLabel, onRemove, ...look }: RemovableChipProps) {
  const chip = useRef<HTMLSpanElement>(null);
  const remove = () => {
    handOnFocus(chip.current);
    onRemove();
  };
  const removeByKey = ({ key }: { readonly key: string }) => {
    if (key === 'Delete' || key === 'Backspace') remove();
  };
  return (
    <span ref={chip} className={classOf(look)}>
      {onClick === undefined ? (
        <span className="chip-label">{label}</span>
      ) : (
        <button type="button" className="chip-label" onClick={onClick} onKeyUp={removeByKey}>
          {label}
        </button>
      )}
      <button type="button" className="chip-remove" aria-label={removeLabel} onClick={remove} onKeyUp={removeByKey}>
        <Cancel fontSize="inherit" />
      </button>
    </span>
  );
}

/** To the chip behind it, or to what stands before it: with the chip the focus would go, and the next key begin the page. */
function handOnFocus(chip: HTMLElement | null): void {
  const behind = chip?.nextElementSibling;
  const next = behind?.matches('.chip') === true ? behind : (chip?.previousElementSibling ?? behind);
  const button = next?.matches('button') === true ? next : next?.querySelector('button');
  if (button instanceof HTMLElement) button.focus();
}

function classOf({
  size = 'medium',
  variant = 'filled',
  color = 'default',
  className,
}: { readonly [Key in keyof Look]: Look[Key] | undefined }) {
  return ['chip', size, variant, color, className].filter(Boolean).join(' ');
}
