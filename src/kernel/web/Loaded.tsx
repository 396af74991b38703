import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Delayed } from '#ui/Delayed.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import type { CallError } from './call-error.ts';
import { errorLines } from './error-texts.ts';
import styles from './Loaded.module.css';
import { copyReference } from './show-error.ts';
import { useKernelTexts } from './texts.ts';
import type { Read } from './use-call.ts';

interface LoadedProps<A> {
  read: Read<A>;
  /** The skeleton while loading. */
  skeleton: ReactNode;
  children: (answer: A) => ReactNode;
}

/** Renders an answer, or its loading or error state; the last answer stays while the next is loading. */
export function Loaded<A>({ read, skeleton, children }: LoadedProps<A>) {
  const t = useKernelTexts();
  if (read.answer !== undefined) return children(read.answer);
  if (read.error) return <CallErrorState error={read.error} retry={read.retry} />;
  return (
    <output className={styles['loading']} data-loading aria-label={t('page.loading')}>
      <Delayed>{skeleton}</Delayed>
    </output>
  );
}

/** The error state of a failed read. */
export function CallErrorState({ error, retry }: { error: CallError; retry?: () => void }) {
  const t = useKernelTexts();
  const lines = error.requestId ? [...errorLines(error), t('reference', { requestId: error.requestId })] : errorLines(error);
  const { requestId } = error;
  const action = (retry ?? requestId) && (
    <>
      {retry && (
        <Button variant="default" onClick={retry}>
          {t('actions.retry')}
        </Button>
      )}
      {requestId && (
        <Button variant="subtle" onClick={() => void copyReference(requestId)}>
          {t('actions.copyReference')}
        </Button>
      )}
    </>
  );
  return <ErrorState title={t('page.errorTitle')} lines={lines} actions={action} />;
}
