// The name of an icon button, shown to pointer and keyboard. Material's Tooltip does more and weighs 11 KiB, which
// every page would load.
import {
  cloneElement,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type PointerEvent,
  type FocusEvent,
} from 'react';
import { createPortal } from 'react-dom';

/** Milliseconds the pointer rests before it is shown. */
const enterDelay = 400;
/** Milliseconds in which the pointer may move on to it. */
const leaveDelay = 150;
/** Milliseconds that it stays after a press. */
const pressedTime = 6000;
/** Pixels between it and what it names, and to the edge of the window. */
const gap = 8;

type Placement = 'bottom' | 'left' | 'right';

interface TooltipProps {
  readonly title: string;
  readonly placement?: Placement;
  /** Pressing shows it: for what does nothing else, and for fingers, which rest nowhere. */
  readonly pressed?: boolean;
  readonly children: ReactElement<object>;
}

/**
 * Escape takes it away without moving the pointer (WCAG 1.4.13); the element's own name says the same to screen
 * readers.
 */
export function Tooltip({ title, placement = 'bottom', pressed = false, children }: TooltipProps) {
  const [anchor, setAnchor] = useState<DOMRect>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    setAnchor(undefined);
  };
  const showAwhile = (element: HTMLElement) => {
    clearTimeout(timer.current);
    setAnchor(element.getBoundingClientRect());
    timer.current = setTimeout(() => setAnchor(undefined), pressedTime);
  };
  const hideSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(undefined), leaveDelay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (anchor === undefined) return undefined;
    const hideOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setAnchor(undefined);
    };
    document.addEventListener('keydown', hideOnEscape);
    return () => document.removeEventListener('keydown', hideOnEscape);
  }, [anchor]);
  const watch = {
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
      clearTimeout(timer.current);
      if (pointerType !== 'touch')
        timer.current = setTimeout(() => setAnchor(currentTarget.getBoundingClientRect()), enterDelay);
    },
    onPointerLeave: ({ pointerType }: PointerEvent<HTMLElement>) => {
      if (!pressed || pointerType !== 'touch') hideSoon();
    },
    onPointerDown: ({ currentTarget }: PointerEvent<HTMLElement>) => (pressed ? showAwhile(currentTarget) : hide()),
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.matches(':focus-visible')) setAnchor(currentTarget.getBoundingClientRect());
    },
    onBlur: hide,
  };
  return (
    <>
      {/* oxlint-disable-next-line react/refs -- these handlers read the timer when something happens, not while rendering */}
      {cloneElement(children, watch)}
      {anchor !== undefined &&
        title !== '' &&
        createPortal(
          <div
            aria-hidden
            className="tip"
            ref={(tip) => {
              if (tip !== null) place(tip, anchor, placement);
            }}
            onPointerEnter={() => clearTimeout(timer.current)}
            onPointerLeave={hideSoon}
          >
            {title}
          </div>,
          document.body,
        )}
    </>
  );
}

/** Where asked, or on the other side for want of room, and never beyond the window. */
function place(tip: HTMLElement, anchor: DOMRect, placement: Placement): void {
  const { offsetWidth: width, offsetHeight: height } = tip;
  const beside = placement !== 'bottom';
  const before = anchor.left - width - gap;
  const after = anchor.right + gap;
  const left = beside
    ? (placement === 'left' && before >= gap) || after + width > window.innerWidth
      ? before
      : after
    : anchor.left + (anchor.width - width) / 2;
  const below = anchor.bottom + gap;
  const top = beside
    ? anchor.top + (anchor.height - height) / 2
    : below + height > window.innerHeight
      ? anchor.top - height - gap
      : below;
  tip.style.left = `${Math.max(gap, Math.min(left, window.innerWidth - width - gap))}px`;
  tip.style.top = `${Math.max(gap, top)}px`;
}
