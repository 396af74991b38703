import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { LimitNotice } from '#features/billing/web/public.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { formatIn, useFormat } from '#kernel/web/format.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { resendMessage } from '../../contract/endpoints.ts';
import type { SmsMessage } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { readsOfMessages } from '../reads-of-messages.ts';
import { confirmReasons } from '../send/confirm-reasons.ts';
import { usePartsLimit } from '../send/use-parts-limit.ts';
import { useCompanyTimeZone } from '../send/use-send-message.ts';
import { missedLines } from '../send/use-say-sent.ts';
import { countQueued, namedAgain } from './recipient-order.ts';
import { useRecipientWords } from './use-recipient-words.ts';
import styles from './record.module.css';

interface ResendMessageProps {
  message: SmsMessage;
  onClose: () => void;
}

const Ticked = z.object({ ticked: z.array(z.string()) });

/** Sends a message again to those who failed, and to those whose status is uncertain when they are ticked (sms.10). */
export function ResendMessage({ message: { messageId, recipients }, onClose }: ResendMessageProps) {
  const t = useTexts<typeof en>('sms');
  const format = useFormat();
  const language = useLanguage();
  const words = useRecipientWords();
  const { limit, handleRefusal } = usePartsLimit();
  const { write } = useWrite(resendMessage, { changes: readsOfMessages });
  // Of somebody who has been erased there is nothing left to send to.
  const known = recipients.filter(({ companyUserId, phoneNumber, isNumberHidden }) => companyUserId ?? phoneNumber ?? isNumberHidden);
  const failed = known.filter(({ status }) => status === 'failed');
  const uncertain = known.filter(({ status }) => status === 'uncertain');
  const againTo = (ticked: readonly string[]) => [...failed, ...uncertain.filter(({ recipientId }) => ticked.includes(recipientId))];
  const form = useForm(Ticked, {
    initial: { ticked: [] },
    draft: { place: `sms/${messageId}/again` },
    send: async ({ ticked }, repeatKey) => {
      const body = { messageId, ...namedAgain(recipients, new Set(ticked)) };
      const asked = new Set(againTo(ticked).map(({ recipientId }) => recipientId));
      // Whom it does not reach is said by name.
      const { message, notReached } = await write({ body }, { repeatKey, onWarnings: () => undefined });
      const count = countQueued(message.recipients, asked);
      return { notReached, count, others: asked.size - count - Object.values(notReached).flat().length };
    },
    onSent: ({ notReached, count, others }) => {
      const lines = [...missedLines(notReached, t, format), ...(others > 0 ? [t('again.others', { count: others })] : [])];
      showToast({ title: t('again.done', { count }), lines, tone: lines.length > 0 ? 'warn' : 'good' });
      onClose();
    },
    onRefused: handleRefusal,
  });
  const again = againTo(form.fields.getValues().ticked);
  const timeZone = useCompanyTimeZone();
  const [now] = useState(() => new Date());
  // The dialog says to how many it goes; at night it also says when it arrives (sms.12).
  const { isQuiet } = confirmReasons({ recipients: again.length, at: now, timeZone });
  return (
    <FormDialog
      title={t('again.title')}
      form={form}
      onClose={onClose}
      send={t('again.send', { count: again.length })}
      isBlocked={again.length === 0}
    >
      <p>
        {t('again.failed', { count: failed.length })} {t('again.cost', { parts: again.reduce((sum, { parts }) => sum + parts, 0) })}{' '}
        {isQuiet && t('confirm.quiet', { time: formatIn(language, timeZone).time(now) })}
      </p>
      {uncertain.length > 0 && (
        <Checkbox.Group label={t('again.uncertain')} {...form.fields.getInputProps('ticked')}>
          <div className={styles['choices']}>
            {uncertain.map((one) => (
              <Checkbox key={one.recipientId} value={one.recipientId} label={words.name(one)} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      <LimitNotice limit={limit} />
    </FormDialog>
  );
}
