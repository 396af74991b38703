import { useTexts } from '#kernel/web/texts.ts';
import { VisuallyHidden } from '@mantine/core';
import type { RedlinePart } from '../../contract/rules/redline.ts';
import type { en } from '../../texts/en.ts';
import styles from './redline.module.css';

/** What differs between two texts, word by word: what is gone is struck out, what has come is underlined. */
export function Redline({ lines, language }: { lines: readonly (readonly RedlinePart[])[]; language: 'no' | 'en' }) {
  return (
    <div lang={language === 'no' ? 'nb' : 'en'} className={styles['lines']}>
      {lines.map((parts, index) => (
        // Lines and parts have no key of their own.
        <p key={index}>
          {parts.map((part, place) => (
            <Part key={place} part={part} />
          ))}
        </p>
      ))}
    </div>
  );
}

function Part({ part: { text, change } }: { part: RedlinePart }) {
  const t = useTexts<typeof en>('employment');
  if (change === 'same') return text;
  const Changed = change === 'added' ? 'ins' : 'del';
  return (
    <Changed>
      <VisuallyHidden component="span">{t(change === 'added' ? 'redline.added' : 'redline.removed')}</VisuallyHidden>
      {text}
      <VisuallyHidden component="span">{t('redline.end')}</VisuallyHidden>
    </Changed>
  );
}
