import { useLayoutEffect, useRef } from 'react';
import styles from './RunningTray.module.css';

/** The element into which every tray of running work is drawn. */
export const runningPlaceId = 'running-work';

/** The one place for running work, on every page: over pinned buttons, below toasts. Pages leave room for it at their end (`--running`). */
export function RunningPlace() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => {
      const { height } = element.getBoundingClientRect();
      document.documentElement.style.setProperty('--running', `${height > 0 ? Math.ceil(height) + 16 : 0}px`);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return <div ref={place} id={runningPlaceId} className={styles['place']} />;
}
