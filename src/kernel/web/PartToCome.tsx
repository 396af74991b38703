import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorState } from '#ui/ErrorState.tsx';
import { useServerCheck } from './reachable.ts';
import { useKernelTexts } from './texts.ts';
import { useNotLoaded } from './use-not-loaded.ts';

interface PartToComeProps {
  skeleton: ReactNode;
  /** Where there is room for one line alone. */
  isLine?: boolean;
}

/** In the place of code that is loading: its skeleton, and without a connection that it is not loaded and comes by itself (shell.25). */
export function PartToCome({ skeleton, isLine = false }: PartToComeProps) {
  const t = useKernelTexts();
  const isNotLoaded = useNotLoaded();
  if (!isNotLoaded) return skeleton;
  if (isLine) return <output>{t('offline.partTitle')}</output>;
  return <ErrorState title={t('offline.partTitle')} lines={[t('offline.partText')]} actions={<RetryNow />} />;
}

/** Looks at once whether the server answers. */
export function RetryNow() {
  const t = useKernelTexts();
  const { isLooking, check } = useServerCheck();
  return (
    <Button disabled={isLooking} onClick={() => void check()}>
      {t(isLooking ? 'offline.looking' : 'actions.retry')}
    </Button>
  );
}
