import type { Answer } from '#kernel/contract/endpoint.ts';
import { useGo } from '#kernel/web/address.ts';
import { useFormat, type Format } from '#kernel/web/format.ts';
import { useTexts, type Texts } from '#kernel/web/texts.ts';
import { showToast } from '#ui/toasts.ts';
import type { sendMessage } from '../../contract/endpoints.ts';
import type { NotReached } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

/** Longer than other toasts: names are read. */
const milliseconds = 15_000;

/** Says that a message is on its way, and whom it does not reach. */
export function useSaySent(): (result: Answer<typeof sendMessage>) => void {
  const t = useTexts<typeof en>('sms');
  const format = useFormat();
  const go = useGo();
  return ({ message: { messageId, sendAt, numberOfRecipients: count }, notReached }) => {
    const lines = missedLines(notReached, t, format);
    showToast({
      tone: lines.length > 0 ? 'warn' : 'good',
      title: sendAt === null ? t('send.queued', { count }) : t('send.planned', { count, moment: format.moment(sendAt) }),
      lines,
      ...(lines.length > 0 && { milliseconds }),
      action: { label: t('send.show'), run: () => void go('/sms', { messageId }) },
    });
  };
}

/** Whom a message does not reach, a line for each reason. */
export function missedLines({ withoutNumber, left, refusedNumbers }: NotReached, t: Texts<typeof en>, format: Format): string[] {
  const missed = {
    withoutNumber: withoutNumber.map(({ fullName }) => fullName),
    left: left.map(({ fullName }) => fullName),
    refusedNumbers,
  };
  return (['withoutNumber', 'left', 'refusedNumbers'] as const).flatMap((reason) =>
    missed[reason].length > 0 ? t(`send.missed.${reason}`, { names: format.list(missed[reason]) }) : [],
  );
}
