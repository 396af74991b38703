import type { SyncRow } from '../../contract/entities.ts';
import { hiddenFields, type AccountingSystem } from '../../contract/kinds.ts';
import { useCompareWords } from './use-compare-words.ts';

/** Why somebody was left out, or what was changed. */
export function SyncedWhy({ row, provider }: { row: SyncRow; provider: AccountingSystem }) {
  const { t, fieldNames } = useCompareWords(provider);
  const hidden = hiddenFields.filter((field) => row.notTransferred.includes(field));
  const refused = row.notTransferred.filter((field) => !hiddenFields.some((one) => one === field));
  const lines = [
    ...(row.reason === null ? [] : [t(`sync.reasons.${row.reason}`)]),
    ...(hasChanges(row) ? [t('sync.changed', { fields: fieldNames(row.changedFields) })] : []),
    ...hidden.map((field) => t(`sync.notTransferred.${field}`)),
    ...(refused.length > 0 ? [t('sync.notAccepted', { fields: fieldNames(refused) })] : []),
  ];
  return <LongText text={lines.join(' ')} />;
}

/** Whether fields of somebody who was there before were changed: whoever was added has all of them anew. */
export function hasChanges({ action, changedFields }: SyncRow): boolean {
  return action === 'level' && changedFields.length > 0;
}

/** A text that may end in dots in a table, and is read whole under the pointer. */
export function LongText({ text }: { text: string }) {
  return <span title={text}>{text}</span>;
}
