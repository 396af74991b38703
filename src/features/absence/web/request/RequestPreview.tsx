import { useFormat } from '#kernel/web/format.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useCall, type Read } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { calculateVacationDays } from '../../contract/endpoints-requests.ts';
import type { Calculation } from '../../contract/entities-balance.ts';
import type { en } from '../../texts/en.ts';
import { BalanceBar } from '../mine/BalanceBar.tsx';
import styles from './request.module.css';
import type { RequestInput } from './to-request.ts';
import { refusedCalculation, warningText } from './refused-calculation.ts';
import { isOfDays } from './refused-dates.ts';
import { noRequest, useRefusal, useSettledRequest } from './use-settled-request.ts';

interface Counted extends Read<{ calculation: Calculation }> {
  isCalculated: boolean;
  /** It is about the request in the form. */
  isCurrent: boolean;
  /** What was counted, in the answer or in a refusal for too few days. */
  calculation: Calculation | undefined;
}

/** Calculates the effects of a request when it has not changed for a moment; until then the effects of the one before stand, which `isCurrent` tells. */
export function useCalculation(request: RequestInput | undefined): Counted {
  const { body, isSettled } = useSettledRequest(request);
  const isCalculated = body !== undefined && request !== undefined && !request.addToAll;
  const read = useCall(calculateVacationDays, { body: body ?? noRequest }, { enabled: isCalculated, keepsPrevious: true });
  const error = useRefusal(read, body);
  // The answer before a refusal is kept beside it.
  const calculation = error ? refusedCalculation(error) : read.answer?.calculation;
  const isCurrent = isCalculated && isSettled && (error !== undefined || read.isPrevious !== true);
  return { ...read, error, isCalculated, isCurrent, calculation };
}

/** The effects of a request: days, holidays, the balance before and after, who else is absent (absence.58). */
export function RequestPreview({ counted }: { counted: ReturnType<typeof useCalculation> }) {
  const t = useTexts<typeof en>('absence');
  const { calculation, error, isCalculated, loading, refreshing } = counted;
  // What is wrong with the days is said beside them.
  const isWaiting = !isCalculated || (!calculation && isOfDays(error));
  return (
    <section className={styles['means']} aria-label={t('request.means.title')} aria-live="polite" aria-busy={loading || refreshing}>
      <h3 className={styles['meansTitle']}>{t('request.means.title')}</h3>
      {isWaiting && <p className={styles['quiet']}>{t('request.means.waiting')}</p>}
      {isCalculated && !calculation && !error && <p className={styles['quiet']}>{t('request.means.counting')}</p>}
      {!isWaiting && error && !calculation && <Notice tone="bad">{errorLines(error).join('\n')}</Notice>}
      {isCalculated && calculation && <Meaning calculation={calculation} />}
    </section>
  );
}

function Meaning({ calculation }: { calculation: Calculation }) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const { workingDays, calendarDays, daysToDeduct } = calculation;
  return (
    <>
      <p className={styles['headline']}>
        <strong>{daysToDeduct > 0 ? t('request.means.vacation', { days: daysToDeduct }) : t('request.means.noVacation')}</strong>
        <span>{t('request.means.working', { days: workingDays, calendar: calendarDays })}</span>
      </p>
      {daysToDeduct > 0 && <Years perYear={calculation.perYear} />}
      <Holidays holidays={calculation.publicHolidays} />
      {calculation.warnings.length > 0 && (
        <Notice tone="warn">
          <ul className={styles['lines']}>
            {calculation.warnings.map((warning, index) => (
              // One kind may occur twice, such as two locked periods; the order is stable.
              <li key={index}>{warningText(warning, t, format)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Away calculation={calculation} />
      <p className={styles['quiet']}>
        {t(calculation.isApprovedAtOnce ? 'request.means.approvedAtOnce' : 'request.means.hasToBeApproved')}
      </p>
    </>
  );
}

function Years({ perYear }: Pick<Calculation, 'perYear'>) {
  const t = useTexts<typeof en>('absence');
  return perYear
    .filter(({ days }) => days > 0)
    .map(({ year, days, availableBefore, availableAfter }) => {
      const missing = Math.max(0, -availableAfter);
      const sentence = t('request.means.year', { year: String(year), before: availableBefore, after: availableAfter });
      const parts = [
        { kind: 'asked' as const, days: days - missing, label: `${t('request.bar.asked')}: ${t('days', { days })}` },
        {
          kind: 'left' as const,
          days: Math.max(0, availableAfter),
          label: `${t('request.bar.left')}: ${t('days', { days: availableAfter })}`,
        },
        { kind: 'missing' as const, days: missing, label: `${t('request.bar.missing')}: ${t('days', { days: missing })}` },
      ];
      return (
        <div key={year} className={styles['year']}>
          <p>{sentence}</p>
          <BalanceBar label={sentence} parts={parts} />
        </div>
      );
    });
}

function Holidays({ holidays }: { holidays: Calculation['publicHolidays'] }) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const language = useLanguage();
  if (holidays.length === 0) return null;
  return (
    <div>
      <h4 className={styles['small']}>{t('request.means.holidays')}</h4>
      <ul className={styles['lines']}>
        {holidays.map(({ date, names }) => (
          <li key={date}>
            {format.date(date)} · {names[language]}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Away({ calculation: { away, awayCount } }: { calculation: Calculation }) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  if (awayCount === 0) return <p className={styles['quiet']}>{t('request.means.nobodyAway')}</p>;
  const shown = away.slice(0, 5);
  return (
    <div>
      <h4 className={styles['small']}>{t('request.means.away')}</h4>
      <ul className={styles['lines']}>
        {shown.map(({ companyUserId, fullName, ...period }) => (
          <li key={`${companyUserId}/${period.startDate}`}>
            {fullName} · {format.dateRange(period.startDate, period.endDate)}
          </li>
        ))}
        {awayCount > shown.length && <li>{t('request.means.more', { count: awayCount - shown.length })}</li>}
      </ul>
    </div>
  );
}
