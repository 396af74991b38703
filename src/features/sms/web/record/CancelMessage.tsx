import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { cancelMessage } from '../../contract/endpoints.ts';
import type { SmsMessage } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { readsOfMessages } from '../reads-of-messages.ts';

interface CancelMessageProps {
  message: Pick<SmsMessage, 'messageId' | 'status' | 'recipients'>;
  onClose: () => void;
}

/** Asks before a message is stopped. */
export function CancelMessage({ message: { messageId, status, recipients }, onClose }: CancelMessageProps) {
  const t = useTexts<typeof en>('sms');
  const { write } = useWrite(cancelMessage, { changes: readsOfMessages });
  const isAgain = recipients.some((one) => one.status === 'queued' && one.attempts > 1);
  return (
    <ConfirmAction
      title={t(isAgain ? 'cancelling.again.title' : 'cancelling.title')}
      act={() => write({ body: { messageId } })}
      done={({ message }) => t(message.status === 'cancelled' ? 'cancelling.done' : 'cancelling.stopped')}
      confirmLabel={t(isAgain ? 'cancelling.again.confirm' : 'cancelling.confirm')}
      isDestructive
      onClose={onClose}
    >
      {t(isAgain ? 'cancelling.again.text' : status === 'planned' ? 'cancelling.planned' : 'cancelling.queued')}
    </ConfirmAction>
  );
}
