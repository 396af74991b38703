import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Fact, Facts } from '#ui/Facts.tsx';
import type { Absence } from '../../contract/entities.ts';
import { absenceAction, absencePortion, absenceType, nameIn } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import styles from './card.module.css';
import { sentenceOf } from './history-line.ts';
import { repeatText } from './repeat-text.ts';

/** The facts of an absence that the user may see. */
export function CardFacts({ absence }: { absence: Absence }) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const { absencePortion: portion, recurrence, comment, workingDays, calendarDays, currentVersion, waitingFor } = absence;
  const { createdBy } = currentVersion;
  const requested = format.moment(absence.requestedDate);
  return (
    <Facts>
      <Fact label={t('card.fields.when')}>
        {format.dateRange(absence.startDate, absence.endDate)}
        {portion !== absencePortion.FullDay && ` · ${t(`portions.${nameIn(absencePortion, portion)}`)}`}
      </Fact>
      {recurrence && <Fact label={t('card.fields.repeats')}>{repeatText({ t, format }, recurrence)}</Fact>}
      <Fact label={t('card.fields.days')}>{t('card.daysText', { working: workingDays, calendar: calendarDays })}</Fact>
      {absence.type !== absenceType.Absence && (
        <Fact label={t('card.fields.deductible')}>{t(absence.deductible ? 'card.takesDays' : 'card.takesNone')}</Fact>
      )}
      {absence.type === absenceType.Leave && (
        <Fact label={t('card.proposed.statutory')}>{t(absence.isStatutory ? 'settings.yes' : 'settings.no')}</Fact>
      )}
      {comment && <Fact label={t('card.fields.comment')}>{comment}</Fact>}
      {absence.permissions.history && (
        <Fact label={t('card.fields.requested')}>
          {createdBy ? t('card.fields.requestedBy', { moment: requested, name: createdBy.fullName }) : requested}
        </Fact>
      )}
      {absence.decision && <Decision decision={absence.decision} fromStatus={absence.status} />}
      {waitingFor.length > 0 && <Fact label={t('card.fields.waitingFor')}>{format.list(waitingFor.map(({ fullName }) => fullName))}</Fact>}
    </Facts>
  );
}

function Decision({ decision, fromStatus }: { decision: NonNullable<Absence['decision']>; fromStatus: Absence['status'] }) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const { action, by, date, comment } = decision;
  // A decided change started from status 8, whatever the current status is.
  const from = action === absenceAction.approveUpdate || action === absenceAction.declineUpdate ? 8 : fromStatus;
  const sentence = sentenceOf({ action, fromStatus: from });
  const words = { who: by?.fullName ?? t('card.history.erased'), old: '', new: '' };
  const isPlain = sentence === 'approveUpdate' || sentence === 'declineUpdate';
  return (
    <Fact label={t('card.fields.decision')}>
      {isPlain ? t(`card.decisions.${sentence}`, words) : t(`card.history.${sentence}`, words)}
      <time className={styles['moment']} dateTime={date}>
        {format.moment(date)}
      </time>
      {comment && <q className={styles['quote']}>{comment}</q>}
    </Fact>
  );
}
