// The ground every layout stands on: full width or a box of its own, and how much of the window the bars take that
// stay.
import { useLayoutEffect, type CSSProperties, type ReactNode } from 'react';

interface FrameProps {
  /** Width of the box in pixels; absent = as wide as the window. */
  readonly boxed: number | undefined;
  /** Heights in pixels that fixed bars cover at the top and at the bottom. */
  readonly barsTop: number;
  readonly barsBottom: number;
  readonly children: ReactNode;
}

export function Frame({ boxed, barsTop, barsBottom, children }: FrameProps) {
  // What the keyboard comes to must not lie under a bar (WCAG 2.4.11).
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBlock = `${barsTop + 16}px ${barsBottom + 16}px`;
    return () => {
      style.scrollPaddingBlock = '';
    };
  }, [barsTop, barsBottom]);
  const covered: CSSProperties & Record<`--${string}`, string> = {
    '--bars-top': `${barsTop}px`,
    '--bars-bottom': `${barsBottom}px`,
  };
  return (
    <div style={covered} className={boxed === undefined ? undefined : 'around-box'}>
      <div className="frame" style={boxed === undefined ? undefined : { maxWidth: boxed }}>
        {children}
      </div>
    </div>
  );
}
