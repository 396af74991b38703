import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { reachable, watchServer } from '#kernel/web/reachable.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import type { en } from '../texts/en.ts';

/** The first request got no answer; the app starts by itself when the server answers. */
export function StartFailed() {
  const t = useTexts<typeof en>('app');
  useEffect(() => {
    const stopFollowing = reachable.subscribe(() => reachable.get() && location.reload());
    const stopWatching = watchServer();
    return () => {
      stopFollowing();
      stopWatching();
    };
  }, []);
  const retry = <Button onClick={() => location.reload()}>{t('start.retry')}</Button>;
  return (
    <main>
      <ErrorState isPage title={t('start.title')} lines={[t('start.text')]} actions={retry} />
    </main>
  );
}
