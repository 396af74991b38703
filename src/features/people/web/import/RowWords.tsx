import { IconAlertTriangle, IconBan } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { fieldText, type ImportChange, type ImportRow } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';
import { useRemarkWords } from './remark-words.ts';
import { useWriteValue } from './value-words.ts';
import styles from './import.module.css';

/** How many values of a new person are shown; the rest on demand. */
const few = 4;

/** What happens to a row: reasons, warnings, and the values written. */
export function RowWords({ row: { fate, changes, reasons, warnings, mishap } }: { row: ImportRow }) {
  const t = useTexts<typeof en>('people');
  const say = useRemarkWords();
  return (
    <div className={styles['words']}>
      {mishap && <p className={styles['remark']}>{t(`import.mishaps.${mishap}`)}</p>}
      {reasons.map((reason) => (
        <p key={JSON.stringify(reason)} className={styles['remark']} data-tone={fate === 'refuse' ? 'bad' : undefined}>
          {fate === 'refuse' && <IconBan aria-hidden size={14} />}
          {say(reason)}
        </p>
      ))}
      {(fate === 'create' || fate === 'update') && <Changes changes={changes} isNew={fate === 'create'} />}
      {fate !== 'skip' &&
        fate !== 'refuse' &&
        warnings.map((warning) => (
          <p key={JSON.stringify(warning)} className={styles['remark']} data-tone="warn">
            <IconAlertTriangle aria-hidden size={14} />
            {say(warning)}
          </p>
        ))}
    </div>
  );
}

function Changes({ changes, isNew }: { changes: readonly ImportChange[]; isNew: boolean }) {
  const t = useTexts<typeof en>('people');
  const write = useWriteValue();
  const [isWhole, setIsWhole] = useState(false);
  // The name is already shown next to it.
  const told = withWholePhone(isNew ? changes.filter(({ field }) => field !== 'firstName' && field !== 'lastName') : changes);
  const shown = isWhole ? told : told.slice(0, isNew ? few : told.length);
  if (told.length === 0) return null;
  return (
    <ul className={styles['changes']}>
      {shown.map((change) => {
        const { field, before, after } = change;
        const words = {
          field: t(`import.fields.${fieldText(field)}`),
          after: after === null ? t('import.check.emptied') : write(field, after),
        };
        return (
          <li key={field}>
            {before === null ? t('import.check.to', words) : t('import.check.from', { ...words, before: write(field, before) })}
          </li>
        );
      })}
      {shown.length < told.length && (
        <li>
          <button type="button" className={styles['more']} onClick={() => setIsWhole(true)}>
            {t('import.check.more', { count: told.length - shown.length })}
          </button>
        </li>
      )}
    </ul>
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
