import { Button } from '@mantine/core';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useState } from 'react';
import { errorLines } from '#kernel/web/error-texts.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { Link } from '#kernel/web/Link.tsx';
import { copyReference } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import type { en } from '../texts/en.ts';

/** A page that crashed; the menus around it still work (shell.25). */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  const t = useTexts<typeof en>('app');
  const k = useKernelTexts();
  const router = useRouter();
  const [reference] = useState(() => referenceOf(error));
  const lines = error instanceof CallError ? errorLines(error) : [t('crash.text')];
  const handleRetry = () => {
    reset();
    void router.invalidate();
  };
  const actions = (
    <>
      <Button onClick={handleRetry}>{k('actions.retry')}</Button>
      <Button variant="default" onClick={() => location.reload()}>
        {t('crash.reload')}
      </Button>
      <Button variant="default" component={Link} to="/">
        {t('crash.home')}
      </Button>
      <Button variant="subtle" onClick={() => void copyReference(reference)}>
        {k('actions.copyReference')}
      </Button>
    </>
  );
  return <ErrorState isPage title={t('crash.title')} lines={[...lines, k('reference', { requestId: reference })]} actions={actions} />;
}

/** The server's reference of a refusal; otherwise the time and place of the error, for finding it in the code. */
function referenceOf(error: unknown): string {
  if (error instanceof CallError && error.requestId) return error.requestId;
  const kind = error instanceof Error ? error.name : 'Error';
  return `${kind} ${new Date().toISOString()} ${location.pathname}`;
}
