import { Button } from '@mantine/core';
import { clockText } from '#kernel/web/clock-text.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { logOut, extendSession } from '../session-actions.ts';
import type { en } from '../texts/en-later.ts';

/** A countdown with buttons to stay and to sign out. */
export function SessionDialog({ secondsLeft }: { secondsLeft: number }) {
  const t = useTexts<typeof en>('app/later');
  const stayHere = () => void runOrShowError(extendSession);
  const footer = (
    <>
      <Button variant="default" onClick={() => void runOrShowError(logOut)}>
        {t('session.logOut')}
      </Button>
      <Button onClick={stayHere} data-autofocus>
        {t('session.stay')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('session.title')} isOpen onClose={stayHere} footer={footer}>
      {/* Not announced by screen readers on every tick. */}
      <span role="timer" aria-live="off">
        {t('session.text', { time: clockText(secondsLeft) })}
      </span>
    </Dialog>
  );
}
