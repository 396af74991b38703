import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { errorLines } from '#kernel/web/error-texts.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import type { en } from '../texts/en.ts';

/** A page broke; the menus around it still work. */
export function CrashPage({ error }: ErrorComponentProps) {
  const t = useTexts<typeof en>('app');
  const lines = error instanceof CallError ? errorLines(error) : [t('crash.text')];
  const reload = <Button onClick={() => location.reload()}>{t('crash.reload')}</Button>;
  return <ErrorState isPage title={t('crash.title')} lines={lines} actions={reload} />;
}
