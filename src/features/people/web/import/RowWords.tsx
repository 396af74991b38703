import { ImportChanges, ImportRemarks } from '#kernel/web/imports/ImportRemarks.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { fieldText, type ImportChange, type ImportRow } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';
import { useRemarkWords } from './remark-words.ts';
import { useWriteValue } from './value-words.ts';

/** What happens to a row: reasons, warnings, and the values written. */
export function RowWords({ row: { fate, changes, reasons, warnings, mishap } }: { row: ImportRow }) {
  const t = useTexts<typeof en>('people');
  const say = useRemarkWords();
  const write = useWriteValue();
  const isNew = fate === 'create';
  // The name is already shown next to it.
  const shownChanges = withWholePhone(isNew ? changes.filter(({ field }) => field !== 'firstName' && field !== 'lastName') : changes);
  const shown = shownChanges.map(({ field, before, after }) => ({
    key: field,
    field: t(`import.fields.${fieldText(field)}`),
    before: before === null ? null : write(field, before),
    after: after === null ? null : write(field, after),
  }));
  return (
    <ImportRemarks
      fate={fate}
      mishap={mishap ? t(`import.mishaps.${mishap}`) : undefined}
      reasons={reasons.map(say)}
      warnings={warnings.map(say)}
    >
      <ImportChanges changes={shown} isNew={isNew} room="people" />
    </ImportRemarks>
  );
}

/** Shows country code and number as one value. */
function withWholePhone(changes: readonly ImportChange[]): readonly ImportChange[] {
  const code = changes.find(({ field }) => field === 'phoneCountryCode')?.after;
  const hasNumber = changes.some(({ field }) => field === 'mobilePhoneNumber');
  if (!hasNumber || !code) return changes;
  return changes
    .filter(({ field }) => field !== 'phoneCountryCode')
    .map((change) => (change.field === 'mobilePhoneNumber' ? { ...change, after: `${code} ${change.after}` } : change));
}
