import { errorLines } from '#kernel/web/error-texts.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { ShortList } from '#ui/ShortList.tsx';
import { previewAddToAll } from '../../contract/endpoints-requests.ts';
import type { en } from '../../texts/en.ts';
import styles from './request.module.css';
import { isOfDays } from './refused-dates.ts';
import { skippedReason } from './skipped-reason.ts';
import type { RequestInput } from './to-request.ts';
import { noRequest, useRefusal, useSettledRequest } from './use-settled-request.ts';

/** Whom an absence for everybody would be added for. */
export function useForAll(request: RequestInput | undefined) {
  const { body, isSettled } = useSettledRequest(request);
  const isRequested = body !== undefined && request?.addToAll === true;
  const read = useCall(previewAddToAll, { body: body ?? noRequest }, { enabled: isRequested, keepsPrevious: true });
  const error = useRefusal(read, body);
  return { ...read, error, isRequested, isCurrent: isRequested && isSettled && (error !== undefined || read.isPrevious !== true) };
}

/** For whom, how many vacation days it takes, and who is skipped and why, before it is added for everybody (absence.44). */
export function ForAllPreview({ read: { answer, error, isRequested, loading, refreshing } }: { read: ReturnType<typeof useForAll> }) {
  const t = useTexts<typeof en>('absence');
  // What is wrong with the days is said beside them.
  const isWaiting = !isRequested || isOfDays(error);
  return (
    <section className={styles['means']} aria-label={t('request.means.title')} aria-live="polite" aria-busy={loading || refreshing}>
      <h3 className={styles['meansTitle']}>{t('request.means.title')}</h3>
      {isWaiting && <p className={styles['quiet']}>{t('request.means.waiting')}</p>}
      {isRequested && !answer && !error && <p className={styles['quiet']}>{t('request.means.counting')}</p>}
      {!isWaiting && error && <Notice tone="bad">{errorLines(error).join('\n')}</Notice>}
      {isRequested && !error && answer && (
        <>
          <p className={styles['headline']}>
            <strong>{t('request.forAll.willAdd', { count: answer.people.length })}</strong>
            <span>{daysText(t, answer.people)}</span>
          </p>
          <ShortList
            aria-label={t('request.forAll.willAdd', { count: answer.people.length })}
            lines={answer.people.map(({ companyUserId, fullName }) => ({ key: companyUserId, text: fullName }))}
          />
          {answer.skipped.length > 0 && (
            <Notice tone="warn" title={t('request.forAll.willSkip', { count: answer.skipped.length })}>
              <ul className={styles['lines']}>
                {answer.skipped.map(({ companyUserId, fullName, code }) => (
                  <li key={companyUserId}>
                    {fullName} · {skippedReason(t, code)}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
        </>
      )}
    </section>
  );
}

type Texts = ReturnType<typeof useTexts<typeof en>>;

/** What it takes of each: one number, or from the fewest to the most. */
function daysText(t: Texts, people: readonly { days: number }[]): string {
  const days = people.map((person) => person.days);
  const [least, most] = [Math.min(...days), Math.max(...days)];
  if (days.length === 0 || most === 0) return t('request.means.noVacation');
  return least === most ? t('request.forAll.daysEach', { days: most }) : t('request.forAll.daysFromTo', { least, most });
}
