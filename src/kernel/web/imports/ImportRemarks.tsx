import { IconAlertTriangle, IconBan } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { ImportAction } from '#kernel/contract/imports.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useImportTexts } from './import-texts.ts';
import styles from './imports.module.css';

interface ImportRemarksProps {
  fate: ImportAction;
  /** Why it was not written or not undone. */
  mishap: string | undefined;
  reasons: readonly string[];
  warnings: readonly string[];
  /** What is written, between the reasons and the warnings. */
  children?: ReactNode;
}

/** What happens to a row: reasons, the values written, warnings. */
export function ImportRemarks({ fate, mishap, reasons, warnings, children }: ImportRemarksProps) {
  return (
    <div className={styles['words']}>
      {mishap && <p className={styles['remark']}>{mishap}</p>}
      {reasons.map((reason) => (
        <p key={reason} className={styles['remark']} data-tone={fate === 'refuse' ? 'bad' : undefined}>
          {fate === 'refuse' && <IconBan aria-hidden size={14} />}
          {reason}
        </p>
      ))}
      {(fate === 'create' || fate === 'update') && children}
      {fate !== 'skip' &&
        fate !== 'refuse' &&
        warnings.map((warning) => (
          <p key={warning} className={styles['remark']} data-tone="warn">
            <IconAlertTriangle aria-hidden size={14} />
            {warning}
          </p>
        ))}
    </div>
  );
}

/** How many values of a new record are shown; the rest on demand. */
const few = 4;

/** One value that is written, in words; `before` null = there was none. */
export interface ShownChange {
  key: string;
  field: string;
  before: string | null;
  /** Null when it is emptied. */
  after: string | null;
}

interface ImportChangesProps {
  changes: readonly ShownChange[];
  isNew: boolean;
  /** Of the texts. */
  room: string;
}

/** The values that a row writes. */
export function ImportChanges({ changes, isNew, room }: ImportChangesProps) {
  const t = useImportTexts(room);
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole || !isNew ? changes : changes.slice(0, few);
  if (changes.length === 0) return null;
  return (
    <ul className={styles['changes']}>
      {shown.map(({ key, field, before, after }) => {
        const words = { field, after: after ?? t('import.check.emptied') };
        return <li key={key}>{before === null ? t('import.check.to', words) : t('import.check.from', { ...words, before })}</li>;
      })}
      {shown.length < changes.length && (
        <li>
          <LinkButton isInText onClick={() => setIsWhole(true)}>
            {t('import.check.more', { count: changes.length - shown.length })}
          </LinkButton>
        </li>
      )}
    </ul>
  );
}
