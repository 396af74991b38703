import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { cancelMessage } from '../../contract/endpoints.ts';
import type { SmsMessage } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { readsOfMessages } from '../reads-of-messages.ts';

interface CancelMessageProps {
  message: Pick<SmsMessage, 'messageId' | 'status'>;
  onClose: () => void;
}

/** Asks before a message is stopped. */
export function CancelMessage({ message: { messageId, status }, onClose }: CancelMessageProps) {
  const t = useTexts<typeof en>('sms');
  const { write } = useWrite(cancelMessage, { changes: readsOfMessages });
  return (
    <ConfirmAction
      title={t('cancelling.title')}
      act={() => write({ body: { messageId } })}
      done={t('cancelling.done')}
      confirmLabel={t('cancelling.confirm')}
      isDestructive
      onClose={onClose}
    >
      {t(status === 'planned' ? 'cancelling.planned' : 'cancelling.queued')}
    </ConfirmAction>
  );
}
