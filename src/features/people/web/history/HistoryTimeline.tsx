import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Fact, Facts } from '#ui/Facts.tsx';
import { LifeLine, LifeMoment } from '#ui/LifeLine.tsx';
import type { HistoryEntry } from '../../contract/life.ts';
import type { en } from '../../texts/en.ts';
import { historySteps, type HistoryChange } from './history-steps.ts';
import styles from './history.module.css';

/** The changes of each day, latest first. */
export function HistoryTimeline({ history }: { history: readonly HistoryEntry[] }) {
  const t = useTexts<typeof en>('people');
  const format = useFormat();
  return (
    <LifeLine>
      {historySteps(history).map(({ entry, changes }) => (
        <LifeMoment key={`${entry.validFrom} ${entry.changedAt}`}>
          <h2 className={styles['day']}>{format.date(entry.validFrom)}</h2>
          <Facts>
            {changes.map((change) => (
              <Fact key={change.field} label={t(`fields.${change.field}`)}>
                <Change change={change} />
              </Fact>
            ))}
          </Facts>
          {entry.changedByFullName && (
            <p className={styles['by']}>{t('history.by', { name: entry.changedByFullName, moment: format.moment(entry.changedAt) })}</p>
          )}
        </LifeMoment>
      ))}
    </LifeLine>
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
