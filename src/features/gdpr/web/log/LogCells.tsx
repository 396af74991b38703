import type { GdprLogLine } from '../../contract/endpoints-log.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import styles from './log.module.css';

/** The sentence of a line, on as many lines as it needs. */
export function WhatCell({ line: { sentence } }: { line: GdprLogLine }) {
  return <span className={styles['what']}>{sentence}</span>;
}

/** What changed in a line, old and new. */
export function ChangesCell({ line: { changes } }: { line: GdprLogLine }) {
  const t = useGdprTexts();
  return (
    <span className={styles['changes']}>
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
