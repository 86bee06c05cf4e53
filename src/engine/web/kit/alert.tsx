import type { ComponentProps, ReactNode } from 'react';
import Close from '@mui/icons-material/Close';
import Done from '@mui/icons-material/TaskAlt';
import Failed from '@mui/icons-material/ErrorOutlineOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import Warning from '@mui/icons-material/ReportProblemOutlined';
import { useText } from '#engine/web/i18n/use-text.ts';
import { IconButton } from './icon-button.tsx';
import type { Severity } from './notification-store.ts';

const icons: Readonly<Record<Severity, typeof Done>> = { success: Done, info: Info, warning: Warning, error: Failed };

interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  readonly severity: Severity;
  readonly title?: ReactNode;
  /** Beside the message, at the end of the line. */
  readonly action?: ReactNode;
  /** On a phone the action stands below: beside the message its words would stand one below the other. */
  readonly wraps?: boolean;
  readonly onClose?: () => void;
}

/** Something to know, in place; read out at once unless `role` says otherwise. Drawn by buttons.css. */
export function Alert({ severity, title, action, wraps = false, onClose, className, children, ...rest }: AlertProps) {
  const text = useText();
  const Icon = icons[severity];
  const end =
    action ??
    (onClose && (
      <IconButton size="small" aria-label={text('common.close')} title={text('common.close')} onClick={onClose}>
        <Close fontSize="small" />
      </IconButton>
    ));
  return (
    <div role="alert" {...rest} className={['alert', severity, wraps && 'wraps', className].filter(Boolean).join(' ')}>
      <Icon fontSize="inherit" />
      <div className="alert-message">
        {title !== undefined && <p className="alert-title">{title}</p>}
        {children}
      </div>
      {end !== undefined && <div className="alert-action">{end}</div>}
    </div>
  );
}
