import { useBlocker } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { Dialog } from '#ui/Dialog.tsx';
import { isLeavingWithDrafts } from './kept-forms.ts';
import { useKernelTexts } from './texts.ts';

/** Asks before a page with unsaved work is left, by link, by going back or by closing the tab (SH-22). */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const t = useKernelTexts();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty && !isLeavingWithDrafts(),
    withResolver: true,
  });
  const footer = (
    <>
      <Button variant="default" onClick={blocker.proceed}>
        {t('leave.leave')}
      </Button>
      <Button onClick={blocker.reset}>{t('leave.stay')}</Button>
    </>
  );
  return (
    <Dialog
      title={t('leave.title')}
      isOpen={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      closeLabel={t('actions.close')}
      footer={footer}
    >
      {t('leave.text')}
    </Dialog>
  );
}
