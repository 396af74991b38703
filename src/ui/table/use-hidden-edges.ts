import { useEffect, useState, type RefObject } from 'react';

/** On which sides a frame hides content that can be scrolled to: `start`, `end`, both or none. */
export function useHiddenEdges(frame: RefObject<HTMLElement | null>): string | undefined {
  const [hidden, setHidden] = useState<string>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const look = (): void => setHidden(hiddenEdges(element));
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [frame]);
  return hidden;
}

export function hiddenEdges({ scrollLeft, scrollWidth, clientWidth }: Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>) {
  const isEnd = scrollLeft + clientWidth < scrollWidth - 1;
  return [scrollLeft > 0 && 'start', isEnd && 'end'].filter(Boolean).join(' ') || undefined;
}
