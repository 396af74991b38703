import { useState } from 'react';
import { LinkButton } from '#ui/LinkButton.tsx';
import type { GdprLogLine } from '../../contract/endpoints-log.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import styles from './log.module.css';

/** The sentence of a line, on as many lines as it needs. */
export function WhatCell({ line: { sentence } }: { line: GdprLogLine }) {
  return <span className={styles['what']}>{sentence}</span>;
}

// What a line of the column holds.
const lineLength = 40;

/** What changed in a line, old and new; of much only its beginning, and all of it on request. */
export function ChangesCell({ line: { changes } }: { line: GdprLogLine }) {
  const t = useGdprTexts();
  const [isWhole, setWhole] = useState(false);
  const texts = changes.map(({ label, before, after }) =>
    before === null
      ? t('log.set', { label, after: after ?? t('log.nothing') })
      : t('log.changed', { label, before, after: after ?? t('log.nothing') }),
  );
  const isShort = texts.reduce((lines, text) => lines + Math.ceil(text.length / lineLength), 0) <= 2;
  if (isShort || isWhole) {
    return (
      <span className={styles['changes']}>
        {changes.map(({ field }, place) => (
          <span key={field}>{texts[place]}</span>
        ))}
        {isWhole && (
          <LinkButton aria-expanded onClick={() => setWhole(false)}>
            {t('log.showLess')}
          </LinkButton>
        )}
      </span>
    );
  }
  return (
    <span className={styles['folded']}>
      <span className={styles['first']}>{texts[0]}</span>
      <LinkButton aria-expanded={false} onClick={() => setWhole(true)}>
        {t('log.showWhole')}
      </LinkButton>
    </span>
  );
}
