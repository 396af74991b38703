import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useReadOnly, useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import type * as balances from '../../contract/endpoints-balance.ts';
import type { Balance } from '../../contract/entities-balance.ts';
import type { en } from '../../texts/en-home.ts';
import { BalanceBar } from '../mine/BalanceBar.tsx';
import styles from './home.module.css';
import { useCalendarOpen } from './use-calendar-open.ts';

// By address, so that the home page does not load the schemas of absence.
const getOverview = endpointAt<typeof balances.getCompanyUserVacationDaysOverview>({
  method: 'POST',
  path: '/absences/get-company-user-vacation-days-overview',
});

/** The user's vacation days of this year; renders nothing until the calendar has been opened. */
export function MyVacation() {
  const { companyUserId } = useUser();
  const { mayAsk } = useCalendarOpen();
  const body = { encCompanyUserId: companyUserId ?? '' };
  const { answer, error } = useCall(
    getOverview,
    { body },
    { staleMinutes: 5, background: true, enabled: mayAsk && companyUserId !== null },
  );
  // External people, and companies without an open calendar, have no days.
  if (error && !answer && (error.offline || error.status >= 500)) throw error;
  return answer ? <Days balance={answer.absenceDaysOverview.balance} /> : null;
}

function Days({ balance: { year, available, taken, planned, reserved } }: { balance: Balance }) {
  const t = useTexts<typeof en>('absence/home');
  const isFixed = useReadOnly();
  const headline = t('left', { days: available, year: String(year) });
  const parts = [
    { kind: 'taken' as const, days: taken - planned, label: t('taken', { days: taken - planned }) },
    { kind: 'planned' as const, days: planned, label: t('planned', { days: planned }) },
    { kind: 'reserved' as const, days: reserved, label: t('reserved', { days: reserved }) },
    { kind: 'left' as const, days: Math.max(0, available), label: t('leftShort', { days: available }) },
  ];
  return (
    <div className={styles['away']}>
      <p className={styles['headline']}>{headline}</p>
      <BalanceBar label={headline} parts={parts} />
      <div className={styles['links']}>
        <Link to="/vacation-and-leave" query={{ tab: 'personal' }}>
          {t('mine')}
        </Link>
        {!isFixed && (
          <Link to="/vacation-and-leave" query={{ tab: 'personal', absence: 'new' }}>
            {t('ask')}
          </Link>
        )}
      </div>
    </div>
  );
}
