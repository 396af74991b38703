import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { channelName } from '../../contract/reasons.ts';
import type { RuleFields } from '../../contract/rule.ts';
import type { en } from '../../texts/en.ts';
import { repeatAction, runInSequence } from './run-in-sequence.ts';

type DescribedRule = Pick<RuleFields, 'reason' | 'recipients' | 'difference' | 'repeatDays' | 'date' | 'channels'>;

/** Rules as text. */
export function useRuleWords() {
  const t = useTexts<typeof en>('notifications');
  const format = useFormat();

  function moment({ difference: { direction, days }, repeatDays, date, reason }: DescribedRule, group: 'aloud' | 'summary'): string {
    if (reason === 'CompanyReport') return t(`rules.${group}.${repeatDays === 30 ? 'monthly' : 'weekly'}`);
    if (direction === 'instant') return t(`rules.${group}.instant`);
    if (direction === 'before' && date !== null) return t(`rules.${group}.beforeDate`, { days, date: format.date(date) });
    return t(`rules.${group}.${direction}`, { days });
  }

  function recipients(rule: DescribedRule): string {
    return runInSequence(
      rule.recipients.map((kind) => t(`rules.recipients.${kind}`)),
      format.list,
    );
  }

  return {
    recipients,
    /** The reason, for use within a sentence. */
    reason: ({ reason }: DescribedRule): string => repeatAction(t(`reasons.names.${reason}`)),
    channels: (rule: DescribedRule): string =>
      runInSequence(
        rule.channels.map((one) => t(`rules.aloud.by.${channelName[one]}`)),
        format.list,
      ),
    /** When, and how often. */
    summary: (rule: DescribedRule): string => {
      const when = moment(rule, 'summary');
      return rule.repeatDays === null || rule.reason === 'CompanyReport'
        ? when
        : `${when}, ${t('rules.summary.repeats', { days: rule.repeatDays })}`;
    },
    /** The whole rule as one sentence. */
    aloud: (rule: DescribedRule): string => {
      if (rule.recipients.length === 0 || rule.channels.length === 0) return t('rules.aloud.nobody');
      const said = t('rules.aloud.who', {
        recipients: repeatAction(recipients(rule)),
        when: moment(rule, 'aloud'),
        channels: format.list(rule.channels.map((one) => t(`rules.aloud.by.${channelName[one]}`))),
        reason: t(`reasons.names.${rule.reason}`),
      });
      if (rule.repeatDays === null || rule.reason === 'CompanyReport') return said;
      return `${said} ${t('rules.aloud.repeats', { days: rule.repeatDays })}`;
    },
  };
}
