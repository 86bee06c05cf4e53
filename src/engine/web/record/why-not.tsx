// What the reader would look for and may not do stays in its place, out of order, and says why and who could: to the
// pointer, to the keyboard, to a finger and to a screen reader.
import { useId, type ReactElement, type ReactNode } from 'react';
import { Button, type ButtonProps } from '#engine/web/kit/button.tsx';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { Tooltip } from '#engine/web/kit/tooltip.tsx';

interface RefusedButtonProps extends Omit<ButtonProps, 'onClick' | 'disabled' | 'type'> {
  /** One sentence: who could, or what stands in the way. */
  readonly why: string;
  readonly children: ReactNode;
}

/** A button that can be reached and read, but not used. */
export function RefusedButton({ why, children, ...button }: RefusedButtonProps) {
  const id = useId();
  return (
    <>
      <Tooltip title={why} pressed>
        <Button {...button} aria-disabled aria-describedby={id}>
          {children}
        </Button>
      </Tooltip>
      <span id={id} hidden>
        {why}
      </span>
    </>
  );
}

/** A lock beside what is read-only for this reader; its name is the reason. */
export function LockNote({ why }: { readonly why: string }): ReactElement {
  return (
    <Tooltip title={why} pressed>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard comes to the reason as well */}
      <span role="img" tabIndex={0} aria-label={why} className="lock">
        <LockOutlined fontSize="inherit" />
      </span>
    </Tooltip>
  );
}
