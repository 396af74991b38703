import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { requiredItems, type Finding, type RequiredItem } from '../../contract/findings.ts';
import type { en } from '../../texts/en.ts';

const isItem = (key: Finding['key']): key is RequiredItem => requiredItems.some((item) => item === key);

/** What the law check says of a contract, in a sentence for each finding. */
export function useFindingWords(): (finding: Finding) => string {
  const t = useTexts<typeof en>('employment');
  const format = useFormat();
  return ({ key, level, params }) => {
    if (!isItem(key)) {
      // Each sentence has arguments of its own; the rule gives them with its finding.
      const { date, ...others } = params as Record<'months' | 'hours' | 'percent' | 'count', number> & Record<'date' | 'name', string>;
      return t(`law.rules.${key}`, { ...others, date: format.date(date) });
    }
    const item = t(`law.items.${key}`);
    if (level === 'found') return item;
    return t(level === 'warn' ? 'law.missing' : 'law.notStated', { item });
  };
}
