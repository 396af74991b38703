import { Button } from '@mantine/core';
import { useEffect } from 'react';
import type { CallError } from '#kernel/web/call-error.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import { reachable, watchServer } from '#kernel/web/reachable.ts';
import { copyReference } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Toasts } from '#ui/Toasts.tsx';
import type { en } from '../texts/en.ts';

/** After an answer with a fault nothing tells that it is gone: the page tries again after this time. */
const retryMilliseconds = 30_000;

/** The first request got no answer, or one with a fault; the app starts by itself when the server answers, or tries again. */
export function StartFailed({ error }: { error: CallError }) {
  const t = useTexts<typeof en>('app');
  const k = useKernelTexts();
  const { offline, requestId } = error;
  useEffect(() => {
    const stopFollowing = reachable.subscribe(() => reachable.get() && location.reload());
    const stopWatching = watchServer();
    return () => {
      stopFollowing();
      stopWatching();
    };
  }, []);
  useEffect(() => {
    if (offline) return undefined;
    const timer = setTimeout(() => location.reload(), retryMilliseconds);
    return () => clearTimeout(timer);
  }, [offline]);
  const faults = [...errorLines(error), ...(requestId ? [k('reference', { requestId })] : []), t('start.trying')];
  const actions = (
    <>
      <Button onClick={() => location.reload()}>{t('start.retry')}</Button>
      {requestId && (
        <Button variant="subtle" onClick={() => void copyReference(requestId)}>
          {k('actions.copyReference')}
        </Button>
      )}
    </>
  );
  return (
    <main>
      <ErrorState isPage title={t('start.title')} lines={offline ? [t('start.text')] : faults} actions={actions} />
      <Toasts label={k('page.notifications')} />
    </main>
  );
}
