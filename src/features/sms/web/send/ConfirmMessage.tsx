import { formatIn } from '#kernel/web/format.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import type { en } from '../../texts/en.ts';
import type { MessageConfirmation } from './use-send-message.ts';

interface ConfirmMessageProps {
  asked: MessageConfirmation;
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks whether a message to many, or at night, is meant. */
export function ConfirmMessage({ asked: { isQuiet, recipients, parts, at, timeZone }, onAnswer }: ConfirmMessageProps) {
  const t = useTexts<typeof en>('sms');
  const time = formatIn(useLanguage(), timeZone).time(at);
  return (
    <ConfirmDialog
      title={t('confirm.title')}
      isOpen
      onClose={() => onAnswer(false)}
      onConfirm={() => onAnswer(true)}
      confirmLabel={t('confirm.sendMany', { count: recipients })}
    >
      {t('confirm.many', { count: recipients, parts })} {isQuiet && t('confirm.quiet', { time })}
    </ConfirmDialog>
  );
}
