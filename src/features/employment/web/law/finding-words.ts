import { useFormat } from '#kernel/web/format.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { requiredItems, type Finding, type RequiredItem } from '../../contract/findings.ts';
import type { en } from '../../texts/en.ts';

const isItem = (key: Finding['key']): key is RequiredItem => requiredItems.some((item) => item === key);

/** What the law check says of a contract, in a sentence for each finding. */
export function useFindingWords(): (finding: Finding) => string {
  const t = useTexts<typeof en>('employment');
  const language = useLanguage();
  const format = useFormat();
  return ({ key, level, params }) => {
    if (!isItem(key)) {
      // Each sentence has arguments of its own; the rule gives them with its finding.
      const { date, nameNo, nameEn, ...others } = params as Record<'months' | 'hours' | 'percent' | 'count', number> &
        Record<'date' | 'name', string> & { nameNo?: string; nameEn?: string };
      const name = { no: nameNo, en: nameEn }[language] ?? others.name;
      return t(`law.rules.${key}`, { ...others, name, date: format.date(date) });
    }
    const item = t(`law.items.${key}`);
    if (level === 'found') return item;
    return t(level === 'warn' ? 'law.missing' : 'law.notStated', { item });
  };
}
