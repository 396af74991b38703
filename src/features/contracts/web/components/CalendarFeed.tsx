import { CalendarAddress } from '#kernel/web/CalendarAddress.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { createContractFeed, deleteContractFeed, getContractFeed } from '../../contract/endpoints-feed.ts';
import type { en } from '../../texts/en.ts';

/** The secret calendar address with deadlines: made, made anew, or ended (contracts.19). */
export function CalendarFeed({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof en>('contracts');
  const read = useCall(getContractFeed, {});
  const making = useWrite(createContractFeed, { changes: [getContractFeed] });
  const ending = useWrite(deleteContractFeed, { changes: [getContractFeed] });
  return (
    <CalendarAddress
      read={read}
      make={{ run: () => making.write({}), isBusy: making.writing }}
      end={{ run: () => ending.write({}), isBusy: ending.writing }}
      onClose={onClose}
      queryNames={['calendar']}
      title={t('list.feed.title')}
      lead={t('list.feed.lead')}
      once={t('list.feed.once')}
    />
  );
}
