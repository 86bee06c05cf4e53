import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * How many children of a wrapping list stand in its first line; measured anew when the list or a child changes its
 * size.
 */
export function useFittingCount(list: RefObject<HTMLElement | null>, total: number): number {
  const [count, setCount] = useState(total);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const measure = () => {
      const children = ([...element.children] as HTMLElement[]).slice(0, total);
      const firstBelow = children.findIndex((child) => child.offsetTop > (children[0]?.offsetTop ?? 0));
      setCount(firstBelow === -1 ? children.length : firstBelow);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    [element, ...element.children].forEach((each) => observer.observe(each));
    return () => observer.disconnect();
  }, [list, total]);
  return Math.min(count, total);
}
