import { useFormat } from '#kernel/web/format.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { LifeLine, LifeMoment } from '#ui/LifeLine.tsx';
import { ListSkeleton } from '#ui/ListSkeleton.tsx';
import { getAbsenceHistoryByAbsenceId } from '../../contract/endpoints.ts';
import type { HistoryLine } from '../../contract/entities.ts';
import { absenceType, nameIn } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import styles from './card.module.css';
import { sentenceOf } from './history-line.ts';

/** The history of an absence as sentences, oldest first (absence.61). */
export function History({ absenceId }: { absenceId: string }) {
  const t = useTexts<typeof en>('absence');
  const read = useCall(getAbsenceHistoryByAbsenceId, { query: { encAbsenceId: absenceId } });
  return (
    <Loaded read={read} skeleton={<ListSkeleton rows={3} />}>
      {({ history }) =>
        history.length === 0 ? (
          <p className={styles['text']}>{t('card.history.empty')}</p>
        ) : (
          <LifeLine>
            {history.map((line, index) => (
              // New lines are only appended at the end.
              <Line key={index} line={line} />
            ))}
          </LifeLine>
        )
      }
    </Loaded>
  );
}

function Line({ line }: { line: HistoryLine }) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const write = (days: HistoryLine['old']): string =>
    days
      ? t('card.history.days', {
          type: t(`types.${nameIn(absenceType, days.type)}`),
          period: format.dateRange(days.startDate, days.endDate),
          days: days.workingDays,
        })
      : '';
  const who = line.by?.fullName ?? t('card.history.erased');
  return (
    <LifeMoment>
      <p className={styles['text']}>{t(`card.history.${sentenceOf(line)}`, { who, old: write(line.old), new: write(line.new) })}</p>
      {line.comment && <q className={styles['quote']}>{line.comment}</q>}
      <time className={styles['moment']} dateTime={line.date}>
        {format.moment(line.date)}
      </time>
    </LifeMoment>
  );
}
