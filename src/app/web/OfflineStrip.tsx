import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { reachable, useReachable, useServerCheck, watchServer } from '#kernel/web/reachable.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import styles from './OfflineStrip.module.css';
import type { en } from './texts/en.ts';

/** Says that the server does not answer; the page stays readable, and the tab reconnects by itself (shell.25). */
export function OfflineStrip() {
  const t = useTexts<typeof en>('app');
  const k = useKernelTexts();
  const isReachable = useReachable();
  const { isLooking, check } = useServerCheck();
  useRecovery();
  const strip = useHeightOf();
  return (
    <output className={styles['strip']} hidden={isReachable} ref={strip}>
      {!isReachable && (
        <>
          <span>{t('offline.text')}</span>
          <button type="button" className={styles['retry']} disabled={isLooking} onClick={() => void check()}>
            {isLooking ? k('offline.looking') : t('offline.retry')}
          </button>
        </>
      )}
    </output>
  );
}

/** When the server is back, visible data is refetched, and a failed page is loaded again. */
function useRecovery(): void {
  const cache = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    const stopWatching = watchServer();
    const stopFollowing = reachable.subscribe(() => {
      if (!reachable.get()) return;
      void cache.invalidateQueries();
      if (router.state.matches.some(({ status }) => status === 'error')) void router.invalidate();
    });
    return () => {
      stopWatching();
      stopFollowing();
    };
  }, [cache, router]);
}

/** Publishes the strip's height for sticky elements below it. */
function useHeightOf() {
  const element = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    const strip = element.current;
    if (!strip) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--strip', `${strip.offsetHeight}px`));
    observer.observe(strip);
    return () => observer.disconnect();
  }, []);
  return element;
}
