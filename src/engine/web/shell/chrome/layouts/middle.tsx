// Between the bars: the screen, the side panels beside it, and the buttons of the settings at its edge.
import { useState, type ReactNode } from 'react';
import { containerWidth, sidePanelWidth } from '../measures.ts';
import { SettingsEdge } from '#engine/web/shell/settings/settings-edge.tsx';
import { FavouritesColumn } from '../side-panel/favourites-column.tsx';
import { SidePanel } from '../side-panel/side-panel.tsx';
import { ToolsColumn } from '../side-panel/tools-column.tsx';

interface MiddleProps {
  readonly leftPanel: boolean;
  readonly rightPanel: boolean;
  /** Widest the content gets, in pixels. */
  readonly contentWidth?: number | undefined;
  /** Without bars the screen has the window to itself. */
  readonly padded: boolean;
  /** The settings can be opened from the edge. */
  readonly settingsAtEdge: boolean;
  readonly children: ReactNode;
}

/**
 * As wide as the panel on the other side, where there is room: the content stays in the middle of the window, under its
 * bars.
 */
const counterweight = {
  flex: 'none',
  width: `clamp(0px, 100vw - ${containerWidth + sidePanelWidth}px, ${sidePanelWidth}px)`,
};

export function Middle({ leftPanel, rightPanel, contentWidth, padded, settingsAtEdge, children }: MiddleProps) {
  const [leftOpen, setLeftOpen] = useState(true);
  const [rightOpen, setRightOpen] = useState(true);
  return (
    <div className="middle">
      {contentWidth !== undefined && rightPanel && rightOpen && !leftPanel && <div style={counterweight} />}
      {leftPanel && (
        <SidePanel side="left" open={leftOpen} setOpen={setLeftOpen}>
          <FavouritesColumn />
        </SidePanel>
      )}
      <div className="middle-column">
        <main
          id="content"
          tabIndex={-1}
          className={padded ? 'content padded' : 'content'}
          style={contentWidth === undefined ? undefined : { maxWidth: contentWidth }}
        >
          {children}
        </main>
      </div>
      {settingsAtEdge && !(rightPanel && rightOpen) && <SettingsEdge />}
      {rightPanel && (
        <SidePanel side="right" open={rightOpen} setOpen={setRightOpen}>
          <ToolsColumn />
        </SidePanel>
      )}
    </div>
  );
}
