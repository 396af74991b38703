import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { resendMessage } from '../../contract/endpoints.ts';
import type { SmsMessage } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { readsOfMessages } from '../reads-of-messages.ts';
import { missedLines } from '../send/use-say-sent.ts';
import { namedAgain } from './recipient-order.ts';
import { useRecipientWords } from './use-recipient-words.ts';
import styles from './record.module.css';

interface ResendMessageProps {
  message: SmsMessage;
  onClose: () => void;
}

/** Sends a message again to those who failed, and to those whose fate is uncertain when they are ticked (sms.10). */
export function ResendMessage({ message: { messageId, recipients }, onClose }: ResendMessageProps) {
  const t = useTexts<typeof en>('sms');
  const format = useFormat();
  const words = useRecipientWords();
  const { write } = useWrite(resendMessage, { changes: readsOfMessages });
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const failed = recipients.filter(({ status }) => status === 'failed');
  const uncertain = recipients.filter(({ status }) => status === 'uncertain');
  const again = [...failed, ...uncertain.filter(({ recipientId }) => ticked.includes(recipientId))];
  const body = { messageId, ...namedAgain(recipients, new Set(ticked)) };
  return (
    <ConfirmAction
      title={t('again.title')}
      // Whom it does not reach is said by name.
      act={() => write({ body }, { onWarnings: () => undefined })}
      done={({ notReached }) => {
        const lines = missedLines(notReached, t, format);
        const count = again.length - Object.values(notReached).flat().length;
        return { title: t('again.done', { count }), lines, tone: lines.length > 0 ? ('warn' as const) : ('good' as const) };
      }}
      confirmLabel={t('again.send', { count: again.length })}
      isBlocked={again.length === 0}
      onClose={onClose}
    >
      {t('again.failed', { count: failed.length })} {t('again.cost', { parts: again.reduce((sum, { parts }) => sum + parts, 0) })}
      {uncertain.length > 0 && (
        <Checkbox.Group label={t('again.uncertain')} value={[...ticked]} onChange={setTicked}>
          <div className={styles['choices']}>
            {uncertain.map((one) => (
              <Checkbox key={one.recipientId} value={one.recipientId} label={words.name(one)} />
            ))}
          </div>
        </Checkbox.Group>
      )}
    </ConfirmAction>
  );
}
