import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Fact, Facts } from '#ui/Facts.tsx';
import type { SmsMessage } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { MessageStatusBadge } from '../components/MessageStatusBadge.tsx';
import { useMessageWords } from '../message-words.ts';
import { RecipientList } from './RecipientList.tsx';
import styles from './record.module.css';

/** The text, who sent it as whom and when, and its recipients. */
export function MessageContent({ message }: { message: SmsMessage }) {
  const t = useTexts<typeof en>('sms');
  const format = useFormat();
  const words = useMessageWords();
  const { status, timestamp, sender, createdByFullName, parts, recipients, recipientCounts } = message;
  const uncertain = recipientCounts.uncertain ?? 0;
  return (
    <div className={styles['panel']}>
      <p className={styles['bubble']} data-erased={message.text === null || undefined}>
        {words.text(message)}
      </p>
      <Facts>
        <Fact label={t('columns.status')}>
          <MessageStatusBadge status={status} />
        </Fact>
        <Fact label={t(`message.${whenOf(message)}`)}>{format.moment(timestamp)}</Fact>
        <Fact label={t('columns.sender')}>{words.sender(sender)}</Fact>
        <Fact label={t('columns.createdBy')}>{createdByFullName ?? t('erasedPerson')}</Fact>
        <Fact label={t('columns.parts')}>{format.number(parts)}</Fact>
      </Facts>
      <section className={styles['section']} aria-labelledby="sms-recipients">
        <h3 id="sms-recipients">{t('message.recipients')}</h3>
        <output className={styles['quiet']}>{words.counts(message)}</output>
        {uncertain > 0 && <p className={styles['quiet']}>{t('message.uncertain')}</p>}
        <RecipientList recipients={recipients} />
      </section>
    </div>
  );
}

/** What its time means: a message that was stopped before its time was never sent. */
function whenOf({ status, sendAt }: SmsMessage): 'plannedFor' | 'wasPlannedFor' | 'sentAt' {
  if (status === 'planned') return 'plannedFor';
  return status === 'cancelled' && sendAt !== null ? 'wasPlannedFor' : 'sentAt';
}
