import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconLock, IconNote } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import type { TreatmentRow } from '../../contract/treatment.ts';
import type { ChangedField } from '../treatment/ChangeInPlace.tsx';
import { LanguageMark, langOf, useOtherLanguage } from '../components/LocalName.tsx';
import { StateBadge } from '../components/StateBadge.tsx';
import { useGdprTexts, useLocalText } from '../gdpr-words.ts';
import styles from './protocol.module.css';

interface CellProps {
  row: TreatmentRow;
}

/** The name, and under it the category and whether there are notes. */
export function NameCell({ row }: CellProps) {
  const t = useGdprTexts();
  const local = useLocalText();
  const { treatmentId, hasNotes, isRestricted } = row;
  const name = local(row.treatmentName);
  const other = useOtherLanguage(row.treatmentName);
  const category = [local(row.mainCategory), local(row.subCategory)].filter(Boolean).join(' · ');
  return (
    <span className={styles['two']}>
      <Link to="/gdpr/treatment/view" query={{ treatmentId }} title={name} lang={langOf(other)}>
        {name}
      </Link>
      {(category || hasNotes || isRestricted || other) && (
        <span className={styles['under']}>
          <LanguageMark text={row.treatmentName} />
          {category && (
            <span className={styles['category']} title={category}>
              {category}
            </span>
          )}
          {isRestricted && (
            <>
              <IconLock aria-hidden size={16} stroke={1.75} />
              <VisuallyHidden>{t('treatment.restricted')}</VisuallyHidden>
            </>
          )}
          {hasNotes && (
            <>
              <IconNote aria-hidden size={16} stroke={1.75} />
              <VisuallyHidden>{t('protocol.list.notes')}</VisuallyHidden>
            </>
          )}
        </span>
      )}
    </span>
  );
}

interface ChangeableCellProps extends CellProps {
  field: Exclude<ChangedField, 'name'>;
  text: string;
  /** Undefined where nothing can be changed. */
  onChange: ((row: TreatmentRow, field: ChangedField) => void) | undefined;
}

/** A value that opens its own small form where it may be changed (gdpr.83). */
export function ChangeableCell({ row, field, text, onChange }: ChangeableCellProps) {
  const t = useGdprTexts();
  const local = useLocalText();
  if (!onChange || !row.permissions.update) return text;
  const label = t(`protocol.change.${field}`, { name: local(row.treatmentName) });
  return (
    <button
      type="button"
      className={styles['change']}
      title={text}
      aria-label={`${label}: ${text || t('words.notSaid')}`}
      onClick={() => onChange(row, field)}
    >
      {text || <span className={styles['quiet']}>{t('words.notSaid')}</span>}
    </button>
  );
}

/** Software and processor; what lacks an agreement is marked. */
export function SoftwareCell({ row: { software, processorName } }: CellProps) {
  const t = useGdprTexts();
  return (
    <span className={styles['two']}>
      {software.map(({ softwareId, softwareName, hasAgreement }) => (
        <span key={softwareId} className={hasAgreement ? undefined : styles['warn']} title={softwareName}>
          {!hasAgreement && (
            <>
              <IconAlertTriangle aria-hidden size={14} />{' '}
              <VisuallyHidden>{t('protocol.list.noAgreement', { name: softwareName })}</VisuallyHidden>
            </>
          )}
          {softwareName}
        </span>
      ))}
      {processorName}
    </span>
  );
}

/** Draft or final, and how much of it is filled in. */
export function StateCell({ row: { state, completion } }: CellProps) {
  const t = useGdprTexts();
  return (
    <span className={styles['two']}>
      <span>
        <StateBadge state={state} />
      </span>
      {completion.percent < 100 && <span className={styles['under']}>{t('protocol.list.percent', { percent: completion.percent })}</span>}
    </span>
  );
}
