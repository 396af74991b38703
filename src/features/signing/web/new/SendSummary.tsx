import type { CompanyLimit } from '#features/billing/contract/limits.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { en } from '../../texts/en.ts';
import type { NewRequestValues } from './new-values.ts';

/** What the button does, in a sentence, and how many signatures are used. */
export function SendSummary({ values, limit: { used, limit } }: { values: NewRequestValues; limit: CompanyLimit }) {
  const t = useTexts<typeof en>('signing');
  const format = useFormat();
  const { name, kind, people, recipients, isInOrder } = values;
  const names = recipients.map((person) => person.name);
  const [first = '', ...others] = names;
  const sentence =
    kind === 'each'
      ? t('new.people.manyCount', { count: people.length })
      : isInOrder && others.length > 0
        ? t('new.send.summaryInOrder', { name, first, people: format.list(others) })
        : t('new.send.summaryText', { name, people: format.list(names) });
  return (
    <Notice tone="note" title={t('new.send.summary')}>
      {sentence}
      {limit !== null && ` ${t('new.send.signatures', { used, limit })}`}
    </Notice>
  );
}
