import { TwoLines } from '#ui/TwoLines.tsx';
import type { SyncRow } from '../../contract/entities.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { useCompareWords } from './use-compare-words.ts';
import { useReasonText } from './use-reason-text.ts';

/** Why somebody was left out, or what was changed, with the other system's own words below. */
export function SyncedWhy({ row, provider }: { row: SyncRow; provider: AccountingSystem }) {
  const { t, system, fieldNames } = useCompareWords(provider);
  const reasonText = useReasonText();
  const lines = [
    ...(row.reason === null ? [] : [reasonText(row.reason)]),
    ...(row.changedFields.length > 0 ? [t('sync.changed', { fields: fieldNames(row.changedFields) })] : []),
    ...row.notTransferred.map((field) => t(`sync.notTransferred.${field}`)),
  ];
  const words = row.words === null ? undefined : t('sync.words', { system, words: row.words });
  if (lines.length === 0 && words === undefined) return null;
  return (
    <TwoLines about={words}>
      <span title={lines.join(' ')}>{lines.join(' ')}</span>
    </TwoLines>
  );
}
