import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { WhyLine } from '../../contract/why.ts';
import type { en } from '../../texts/en.ts';
import { useContractWords } from '../contract-words.ts';

/** The lines of why a deadline is what it is (contracts.6), as text. */
export function useWhyWords(): (line: WhyLine) => string {
  const t = useTexts<typeof en>('contracts');
  const format = useFormat();
  const { term } = useContractWords();
  return (line) => {
    if (line.key === 'renewed') return t('why.renewed', { times: line.times, interval: term(line.interval), date: format.date(line.date) });
    if (line.key === 'notice') return t('why.notice', { interval: term(line.interval), date: format.date(line.date) });
    if (line.key === 'actBefore') return t('why.actBefore', { from: format.date(line.from), date: format.date(line.date) });
    return t(`why.${line.key}`, { date: 'date' in line ? format.date(line.date) : '' });
  };
}
