// What the reader would look for and may not do stays in its place, out of order, and says why and who could: to the
// pointer, to the keyboard, to a finger and to a screen reader.
import { useId, type ReactElement, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { Tooltip } from '#engine/web/kit/tooltip.tsx';

interface RefusedButtonProps extends Omit<ButtonProps, 'onClick' | 'href' | 'disabled' | 'type'> {
  /** One sentence: who could, or what stands in the way. */
  readonly why: string;
  readonly children: ReactNode;
}

/** A button that can be reached and read, but not used. */
export function RefusedButton({ why, children, sx, ...button }: RefusedButtonProps) {
  const id = useId();
  return (
    <>
      <Tooltip title={why} pressed>
        <Button
          {...button}
          type="button"
          aria-disabled
          aria-describedby={id}
          disableRipple
          disableElevation
          sx={[
            {
              '&, &:hover': {
                color: 'text.disabled',
                bgcolor: 'action.disabledBackground',
                borderColor: 'action.disabledBackground',
                boxShadow: 'none',
              },
              cursor: 'not-allowed',
            },
            ...(Array.isArray(sx) ? sx : [sx]),
          ]}
        >
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
      <Box
        component="span"
        role="img"
        tabIndex={0}
        aria-label={why}
        sx={{ display: 'inline-flex', verticalAlign: 'middle', ml: 0.5, borderRadius: 0.5, color: 'text.secondary' }}
      >
        <LockOutlined sx={{ fontSize: '1rem' }} />
      </Box>
    </Tooltip>
  );
}
