import { VisuallyHidden } from '@mantine/core';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Mark } from '#ui/Mark.tsx';
import type { compareVersions } from '../../contract/endpoints-life.ts';
import type { en } from '../../texts/en.ts';
import styles from './redline.module.css';

type Clauses = Answer<typeof compareVersions>['clauses'];
type Part = Clauses[number]['lines'][number][number];

/** What differs between two texts of a contract, clause by clause and word by word; clauses that are the same are only counted. */
export function Redline({ clauses, language }: { clauses: Clauses; language: string }) {
  const t = useTexts<typeof en>('employment');
  const changed = clauses.filter(({ change }) => change !== 'same');
  const same = clauses.length - changed.length;
  if (changed.length === 0) return <p className={styles['quiet']}>{t('record.redline.none')}</p>;
  return (
    <div className={styles['redline']}>
      {changed.map(({ key, title, change, lines }) => (
        <section key={key} aria-label={title}>
          <h3 className={styles['title']}>
            <span lang={language}>{title}</span>{' '}
            {change !== 'changed' && <Mark>{t(`record.redline.${change === 'added' ? 'added' : 'removed'}`)}</Mark>}
          </h3>
          {lines.map((parts, index) => (
            // Lines have no key of their own, and stand still.
            <p key={index} lang={language}>
              {parts.map((part, place) => (
                <Words key={place} part={part} />
              ))}
            </p>
          ))}
        </section>
      ))}
      {same > 0 && <p className={styles['quiet']}>{t('record.redline.same', { count: same })}</p>}
    </div>
  );
}

/** Colour is not the only sign: what is gone is struck through, what is new underlined, and both are said. */
function Words({ part: { text, change } }: { part: Part }) {
  const t = useTexts<typeof en>('employment');
  if (change === 'same') return text;
  const Changed = change === 'added' ? 'ins' : 'del';
  return (
    <Changed className={styles[change]}>
      <VisuallyHidden>{t(`record.redline.${change === 'added' ? 'addedWords' : 'removedWords'}`)} </VisuallyHidden>
      {text}
    </Changed>
  );
}
