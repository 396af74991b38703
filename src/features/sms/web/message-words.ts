import { useFormat } from '#kernel/web/format.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { intlLocale } from '#kernel/contract/locale.ts';
import type { ListedMessage, SmsSending } from '../contract/entities.ts';
import { recipientStatuses } from '../contract/rules/recipient-status.ts';
import type { en } from '../texts/en.ts';
import { writtenText } from './first-name.ts';

/** How messages and the month’s quota are put into words. */
export function useMessageWords() {
  const t = useTexts<typeof en>('sms');
  const format = useFormat();
  const language = useLanguage();
  const month = new Intl.DateTimeFormat(intlLocale[language], { month: 'long', timeZone: 'UTC' });
  const quotaOf = (quota: Pick<SmsSending, 'used' | 'limit' | 'month'>) => ({
    used: format.number(quota.used),
    limit: format.number(quota.limit),
    month: month.format(new Date(`${quota.month}-01T00:00:00Z`)),
  });
  /** How many recipients are in each status. */
  const countsOf = ({ recipientCounts }: Pick<ListedMessage, 'recipientCounts'>): string =>
    format.list(
      recipientStatuses.flatMap((status) => {
        const count = recipientCounts[status] ?? 0;
        return count > 0 ? t(`counts.${status}`, { count }) : [];
      }),
    );
  return {
    used: (quota: Pick<SmsSending, 'used' | 'limit' | 'month'>) => t('used', quotaOf(quota)),
    usedAfter: (quota: Pick<SmsSending, 'used' | 'limit' | 'month'>, parts: number) =>
      t('parts.after', quotaOf({ ...quota, used: quota.used + parts })),
    sender: (sender: string | null) => sender ?? t('gatewaySender'),
    text: ({ text }: Pick<ListedMessage, 'text'>) => (text === null ? t('erased') : writtenText(text, language)),
    counts: countsOf,
  };
}
