import type { GdprLogLine } from '../../contract/endpoints-log.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import styles from '../protocol/protocol.module.css';

/** What changed in a line, old and new. */
export function ChangesCell({ line: { changes } }: { line: GdprLogLine }) {
  const t = useGdprTexts();
  return (
    <span className={styles['two']}>
      {changes.map(({ field, label, before, after }) => (
        <span key={field}>
          {before === null
            ? t('log.set', { label, after: after ?? t('log.nothing') })
            : t('log.changed', { label, before, after: after ?? t('log.nothing') })}
        </span>
      ))}
    </span>
  );
}
