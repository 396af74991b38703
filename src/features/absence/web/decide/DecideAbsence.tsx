import { Skeleton } from '@mantine/core';
import { useOpenedRecords } from '#kernel/web/opened-records.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Fact, Facts } from '#ui/Facts.tsx';
import { Notice } from '#ui/Notice.tsx';
import { calculateVacationDays } from '../../contract/endpoints-requests.ts';
import type { Calculation } from '../../contract/entities-balance.ts';
import { absencePortion, absenceType, healthTypes, nameIn } from '../../contract/kinds.ts';
import { mayDecline } from '../../contract/rules/decline.ts';
import { daysAskedFor, type RequestKind, type WaitingAbsence } from '../../contract/rules/requests.ts';
import type { en } from '../../texts/en.ts';
import { ProposedChange } from '../card/ProposedChange.tsx';
import { refusedCalculation, warningText } from '../request/refused-calculation.ts';
import { draftOfComment } from '../draft-of-comment.ts';
import { TypeMark } from '../TypeMark.tsx';
import { useDecide } from '../use-decision.ts';
import { CoverageChart } from './CoverageChart.tsx';
import styles from './decide.module.css';
import { DecisionDialog } from './DecisionDialog.tsx';
import { requestOfWaiting } from './request-of-waiting.ts';

interface DecideAbsenceProps {
  title: string;
  ask: RequestKind;
  waiting: WaitingAbsence;
  onClose: () => void;
}

/** The request, the balance after it, who would be at work, and the decision (absence.63). */
export function DecideAbsence({ title, ask, waiting, onClose }: DecideAbsenceProps) {
  const t = useTexts<typeof en>('absence');
  const decide = useDecide();
  const { absence, person } = waiting;
  useOpenedRecords(absence.absenceId);
  const canBeDeclined = mayDecline(absence);
  const isRegistration = healthTypes.includes(absence.type);

  const { absenceId, version, permissions } = absence;
  return (
    <DecisionDialog
      title={title}
      mayDecide={permissions.decide}
      mayDecline={canBeDeclined}
      draft={draftOfComment(absence, 'decision')}
      decide={(decision, comment) => decide(decision, person.fullName, { absenceId, version, comment })}
      onClose={onClose}
    >
      <p className={styles['who']}>
        <strong>{person.fullName}</strong>
        <TypeMark type={daysAskedFor(waiting).type} />
      </p>
      <RequestFacts ask={ask} waiting={waiting} />
      {absence.proposed && <ProposedChange now={absence} after={absence.proposed} />}
      {ask !== 'delete' && <Consequences waiting={waiting} />}
      {!canBeDeclined && <Notice tone="note">{t(isRegistration ? 'decide.modal.registered' : 'decide.modal.statutory')}</Notice>}
    </DecisionDialog>
  );
}

function RequestFacts({ ask, waiting: { absence, perYear, waitsSince } }: Pick<DecideAbsenceProps, 'ask' | 'waiting'>) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const days = absence.proposed ?? absence;
  const portion =
    days.absencePortion === absencePortion.FullDay ? '' : ` · ${t(`portions.${nameIn(absencePortion, days.absencePortion)}`)}`;
  return (
    <Facts>
      <Fact label={t('decide.modal.when')}>{`${format.dateRange(days.startDate, days.endDate)}${portion}`}</Fact>
      <Fact label={t('decide.modal.days')}>{format.number(days.workingDays)}</Fact>
      {perYear.map(({ year, availableBefore: before, availableAfter: after }) => (
        <Fact key={year} label={t('decide.modal.balanceOf', { year: String(year) })}>
          {t('decide.modal.balanceText', { before, after })}
        </Fact>
      ))}
      <Fact label={t('decide.modal.balance')}>{ask === 'delete' && absence.deductible && t('decide.modal.comesBack')}</Fact>
      <Fact label={t('decide.modal.theirComment')}>{days.comment}</Fact>
      <Fact label={t('decide.modal.since')}>{format.moment(waitsSince)}</Fact>
    </Facts>
  );
}

/** What changed since the request, who would be at work, and who else is absent. */
function Consequences({ waiting: { absence } }: Pick<DecideAbsenceProps, 'waiting'>) {
  const t = useTexts<typeof en>('absence');
  const request = requestOfWaiting(absence);
  const body = request ?? { absenceType: absenceType.Vacation, startDate: absence.startDate, endDate: absence.endDate };
  const { answer, error, loading } = useCall(calculateVacationDays, { body }, { enabled: request !== undefined });
  if (loading) return <Skeleton height={96} radius="md" />;
  const calculation = error ? refusedCalculation(error) : answer?.calculation;
  // A first day in the past does not matter for the decision.
  const hasProblem = error && !error.has('absence.InvalidDates');
  return (
    <>
      {hasProblem && (
        <Notice tone="warn" title={t('decide.modal.problems')}>
          {errorLines(error).join('\n')}
        </Notice>
      )}
      {calculation && <Surroundings calculation={calculation} />}
    </>
  );
}

const named = 4;

function Surroundings({ calculation: { warnings: all, coverage, away, awayCount } }: { calculation: Calculation }) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  // A missing main holiday concerns the person, not the decision on another request.
  const warnings = all.filter(({ kind }) => kind !== 'mainHoliday');
  const names = format.list(away.slice(0, named).map(({ fullName }) => fullName));
  const rest = awayCount - Math.min(named, away.length);
  return (
    <>
      {warnings.length > 0 && <Notice tone="warn">{warnings.map((warning) => warningText(warning, t, format)).join('\n')}</Notice>}
      <CoverageChart days={coverage} />
      {away.length > 0 && (
        <p className={styles['text']}>
          {t('decide.modal.away', { names: rest > 0 ? t('decide.modal.awayMore', { names, count: rest }) : names })}
        </p>
      )}
    </>
  );
}
