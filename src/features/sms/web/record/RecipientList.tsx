import { useTexts } from '#kernel/web/texts.ts';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { TwoLines } from '#ui/TwoLines.tsx';
import type { MessageRecipient } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { RecipientStatusBadge } from '../components/RecipientStatusBadge.tsx';
import { byNeed } from './recipient-order.ts';
import { useRecipientWords } from './use-recipient-words.ts';

/** The result for the message for each recipient; those who did not get it come first. */
export function RecipientList({ recipients }: { recipients: readonly MessageRecipient[] }) {
  const t = useTexts<typeof en>('sms');
  const words = useRecipientWords();
  return (
    <FramedList label={t('message.recipients')}>
      {byNeed(recipients).map((one) => (
        <FramedRow key={one.recipientId}>
          <TwoLines about={[words.about(one), one.status === 'failed' && one.reason].filter(Boolean).join(' · ')}>
            {words.name(one)}
          </TwoLines>
          <RecipientStatusBadge status={one.status} />
        </FramedRow>
      ))}
    </FramedList>
  );
}
