// A column of buttons beside the content; its handle closes it to nothing and opens it again.
import { useId, type ReactNode } from 'react';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import { useText } from '#engine/web/i18n/use-text.ts';
import { SlotTheme } from '#engine/web/theme/slot-theme.tsx';
import { sidePanelWidth } from '../measures.ts';
import { useSideText } from '../use-side-text.ts';

interface SidePanelProps {
  readonly side: 'left' | 'right';
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly children: ReactNode;
}

export function SidePanel({ side, open, setOpen, children }: SidePanelProps) {
  const text = useText();
  const name = useSideText()(`layout.${side}SidePanel`);
  const id = useId();
  return (
    <aside aria-label={name} className={`side-panel ${side}`} style={{ width: open ? sidePanelWidth : 0 }}>
      <SlotTheme slot="toolbar">
        <div id={id} inert={!open} className="side-panel-clip">
          <div className="side-panel-column" style={{ width: sidePanelWidth }}>
            {children}
          </div>
        </div>
        <button
          type="button"
          className="side-panel-handle"
          aria-expanded={open}
          aria-controls={id}
          aria-label={text(open ? 'sidePanel.close' : 'sidePanel.open', { name })}
          onClick={() => setOpen(!open)}
        >
          <ChevronLeft fontSize="small" className={(side === 'left') === open ? 'mirrored' : 'turned'} />
        </button>
      </SlotTheme>
    </aside>
  );
}
