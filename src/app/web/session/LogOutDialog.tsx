import { Button } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import { Dialog } from '#ui/Dialog.tsx';
import type { en } from '../texts/en-later.ts';

/** Whether to log out although something is not saved. */
export function LogOutDialog({ onAnswer }: { onAnswer: (mayLeave: boolean) => void }) {
  const t = useTexts<typeof en>('app/later');
  const footer = (
    <>
      <Button variant="default" onClick={() => onAnswer(true)}>
        {t('logOut.leave')}
      </Button>
      <Button data-autofocus onClick={() => onAnswer(false)}>
        {t('logOut.stay')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('logOut.title')} isOpen onClose={() => onAnswer(false)} footer={footer}>
      {t('logOut.text')}
    </Dialog>
  );
}
