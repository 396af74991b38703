import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { HistoryEntry } from '../../contract/life.ts';
import type { en } from '../../texts/en.ts';
import { historySteps, type HistoryChange } from './history-steps.ts';
import styles from './history.module.css';

/** The changes of each day, latest first. */
export function HistoryTimeline({ history }: { history: readonly HistoryEntry[] }) {
  const t = useTexts<typeof en>('people');
  const format = useFormat();
  return (
    <ol className={styles['timeline']}>
      {historySteps(history).map(({ entry, changes }) => (
        <li key={`${entry.validFrom} ${entry.changedAt}`} className={styles['step']}>
          <h3 className={styles['day']}>{format.date(entry.validFrom)}</h3>
          <dl className={styles['changes']}>
            {changes.map((change) => (
              <div key={change.field}>
                <dt>{t(`fields.${change.field}`)}</dt>
                <dd>
                  <Change change={change} />
                </dd>
              </div>
            ))}
          </dl>
          {entry.changedByFullName && (
            <p className={styles['by']}>{t('history.by', { name: entry.changedByFullName, moment: format.moment(entry.changedAt) })}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Change({ change: { field, before, after } }: { change: HistoryChange }) {
  const t = useTexts<typeof en>('people');
  const format = useFormat();
  const write = (value: string | number | null) =>
    (field === 'positionCoverage' ? format.percent(value) : String(value ?? '')) || t('edit.empty');
  if (before === undefined) return write(after);
  return t('history.change', { before: write(before), after: write(after) });
}
