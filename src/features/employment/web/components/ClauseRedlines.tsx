import type { Answer } from '#kernel/contract/endpoint.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Mark } from '#ui/Mark.tsx';
import type { compareVersions } from '../../contract/endpoints-life.ts';
import type { en } from '../../texts/en.ts';
import styles from './clause-redlines.module.css';
import { Redline } from './Redline.tsx';

type Clauses = Answer<typeof compareVersions>['clauses'];

/** What differs between two texts of a contract, clause by clause and word by word; clauses that are the same are only counted. */
export function ClauseRedlines({ clauses, language }: { clauses: Clauses; language: 'no' | 'en' }) {
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
          <Redline lines={lines} language={language} />
        </section>
      ))}
      {same > 0 && <p className={styles['quiet']}>{t('record.redline.same', { count: same })}</p>}
    </div>
  );
}
