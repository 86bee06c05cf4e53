// Tabs as plain buttons: Material's measure themselves once they are drawn, and are then drawn and laid out again, with
// the page around them, before anything is seen.
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';

interface Tab<Value extends string> {
  readonly value: Value;
  readonly id: string;
  /** Id of the panel that it shows. */
  readonly controls: string;
  readonly label: ReactNode;
  readonly isWrong?: boolean;
}

interface TabListProps<Value extends string> {
  /** Of what it chooses. */
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly select: (value: Value) => void;
  /** `ruled`: with a line below; `narrow`: for a few letters each; or one of the page's own. */
  readonly className?: string;
  readonly ref?: RefObject<HTMLDivElement | null>;
}

/** The arrow keys lead to the next tab, Enter and the space bar choose it; what does not fit is scrolled to. */
export function TabList<Value extends string>({
  label,
  tabs,
  value,
  select,
  className = '',
  ref,
}: TabListProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const hidden = useHidden(list, tabs.length);
  const isCut = hidden.before || hidden.after;
  // The one that Tab leads to: where the focus is, else the chosen one.
  const [focused, setFocused] = useState<string>();
  const chosen = tabs.findIndex((tab) => tab.value === value);
  useEffect(() => {
    if (isCut) reveal(list.current, chosen);
  }, [isCut, chosen]);
  const tabStop = tabs.some((tab) => tab.value === focused) ? focused : value;
  return (
    <div ref={ref} className={`tabs ${className}`.trimEnd()}>
      {isCut && <Arrow list={list} back disabled={!hidden.before} />}
      <div ref={list} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={tab.id}
            className={tab.isWrong === true ? 'wrong' : undefined}
            aria-selected={tab.value === value}
            aria-controls={tab.controls}
            tabIndex={tab.value === tabStop ? 0 : -1}
            onClick={() => select(tab.value)}
            onFocus={() => setFocused(tab.value)}
            onBlur={() => setFocused(undefined)}
            onKeyDown={goToNext}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {isCut && <Arrow list={list} disabled={!hidden.after} />}
    </div>
  );
}

interface ArrowProps {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly back?: boolean;
  readonly disabled: boolean;
}

/** For a mouse without a wheel that goes sideways: the keyboard leads to what is hidden by itself. */
function Arrow({ list, back = false, disabled }: ArrowProps) {
  const scroll = () => {
    const { current } = list;
    if (current === null) return;
    const sign = back === isMirrored(current) ? 1 : -1;
    current.scrollBy({ left: sign * current.clientWidth * mostOfIt });
  };
  return (
    <button type="button" className="arrow" tabIndex={-1} aria-hidden="true" disabled={disabled} onClick={scroll}>
      {back ? <ChevronLeft className="mirrored" /> : <ChevronRight className="mirrored" />}
    </button>
  );
}

/** Of what is in sight: a part stays, to go on from. */
const mostOfIt = 0.75;

/** Whether tabs are out of sight before and after the others. */
function useHidden(list: RefObject<HTMLDivElement | null>, count: number) {
  const [hidden, setHidden] = useState({ before: false, after: false });
  useEffect(() => {
    const [first, last] = [list.current?.children[0], list.current?.children[count - 1]];
    // Told by the browser once it has laid out the page; asked by hand it would do so at once.
    if (!first || !last || typeof IntersectionObserver === 'undefined') return undefined;
    const seen = new Map<Element, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, rootBounds } of entries)
          seen.set(target, rootBounds?.width === 0 || intersectionRatio >= whole);
        const [before, after] = [seen.get(first) === false, seen.get(last) === false];
        setHidden((known) => (known.before === before && known.after === after ? known : { before, after }));
      },
      { root: list.current, threshold: whole },
    );
    observer.observe(first);
    observer.observe(last);
    return () => observer.disconnect();
  }, [list, count]);
  return hidden;
}

/** Browsers round. */
const whole = 0.95;

/** Scrolls the list alone, not the page. */
function reveal(list: HTMLDivElement | null, at: number): void {
  const tab = list?.children[at];
  if (!list || !tab) return;
  const [frame, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  const left = Math.min(0, box.left - frame.left) || Math.max(0, box.right - frame.right);
  if (left !== 0) list.scrollBy({ left });
}

function goToNext(event: KeyboardEvent<HTMLButtonElement>): void {
  const { currentTarget: tab, key } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
  const at = tabs.indexOf(tab);
  const forward = isMirrored(tab) ? 'ArrowLeft' : 'ArrowRight';
  const back = isMirrored(tab) ? 'ArrowRight' : 'ArrowLeft';
  const next = { [forward]: tabs[at + 1] ?? tabs[0], [back]: tabs.at(at - 1), Home: tabs[0], End: tabs.at(-1) }[key];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function isMirrored(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
