import type { SyncRow } from '../../contract/entities.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { useCompareWords } from './use-compare-words.ts';

/** Why somebody was left out, or what was changed. */
export function SyncedWhy({ row, provider }: { row: SyncRow; provider: AccountingSystem }) {
  const { t, fieldNames } = useCompareWords(provider);
  const lines = [
    ...(row.reason === null ? [] : [t(`sync.reasons.${row.reason}`)]),
    ...(row.changedFields.length > 0 ? [t('sync.changed', { fields: fieldNames(row.changedFields) })] : []),
    ...row.notTransferred.map((field) => t(`sync.notTransferred.${field}`)),
  ];
  return <LongText text={lines.join(' ')} />;
}

/** A text that may end in dots in a table, and is read whole under the pointer. */
export function LongText({ text }: { text: string }) {
  return <span title={text}>{text}</span>;
}
