import { formatIn } from '#kernel/web/format.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import type { en } from '../../texts/en.ts';
import type { AskedMessage } from './use-send-message.ts';

/** Asks whether a message to many, or at night, is meant. */
export function AskMessage({ asked: { isQuiet, recipients, parts, at, timeZone, answer } }: { asked: AskedMessage }) {
  const t = useTexts<typeof en>('sms');
  const time = formatIn(useLanguage(), timeZone).time(at);
  return (
    <ConfirmDialog
      title={t('confirm.title')}
      isOpen
      onClose={() => answer(false)}
      onConfirm={() => answer(true)}
      confirmLabel={t('confirm.sendMany', { count: recipients })}
    >
      {t('confirm.many', { count: recipients, parts })} {isQuiet && t('confirm.quiet', { time })}
    </ConfirmDialog>
  );
}
