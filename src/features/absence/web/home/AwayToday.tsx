import { Button } from '@mantine/core';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useGo } from '#kernel/web/address.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { PersonAvatar } from '#ui/PersonAvatar.tsx';
import type * as reads from '../../contract/endpoints.ts';
import type { AwayPerson } from '../../contract/entities.ts';
import { absenceType, nameIn } from '../../contract/kinds.ts';
import type { en } from '../../texts/en-home.ts';
import { TypeInWords } from '../TypeSign.tsx';
import styles from './home.module.css';
import { connection } from '#kernel/web/connection.ts';
import { StackedList } from '#ui/StackedList.tsx';
import { useAwayFilter } from './use-away-filter.ts';
import { useCalendarOpen } from './use-calendar-open.ts';

// By address, so that the home page does not load the schemas of absence.
const getAway = endpointAt<typeof reads.getCompanyUsersOnAbsenceByTargetDate>({
  method: 'POST',
  path: '/absences/get-company-users-on-absence-by-target-date',
});
const most = 8;

type Away = Answer<typeof getAway>;

/** Who is absent today (home.6). Until the calendar is open it is shown only to users who may open it. */
export function AwayToday() {
  const [filter, setFilter] = useAwayFilter();
  const { mayAsk, mayOpen } = useCalendarOpen();
  const read = useCall(getAway, { body: filter }, { staleMinutes: 5, background: true, enabled: mayAsk, keepsPrevious: true });
  if (mayOpen) return <OpenCalendar />;
  if (read.error?.has('absence.NotAcknowledged')) return null;
  // A user who just signed out is being redirected; that is no failure of the block.
  if (read.error && !read.answer && read.error.status !== 401) throw read.error;
  if (!read.answer) return null;
  return <AwayList answer={read.answer} filter={filter} onFilter={setFilter} />;
}

interface ToggleProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** The browser's own checkbox: the library's switch would bring 7 KB to the home page. */
function Toggle({ label, isOn, onChange }: ToggleProps) {
  return (
    <label className={styles['toggle']}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  );
}

interface AwayListProps {
  answer: Away;
  filter: ReturnType<typeof useAwayFilter>[0];
  onFilter: ReturnType<typeof useAwayFilter>[1];
}

function AwayList({ answer: { companyUsers, targetDate, whoWorks }, filter, onFilter }: AwayListProps) {
  const t = useTexts<typeof en>('absence/home');
  const rest = companyUsers.length - most;
  return (
    <div className={styles['away']}>
      {whoWorks && <p className={styles['quiet']}>{t(`nobodyAway.${whoWorks}`)}</p>}
      <StackedList>
        {companyUsers.slice(0, most).map((person) => (
          <Away key={`${person.companyUserId} ${person.startDate} ${person.type}`} person={person} today={targetDate} />
        ))}
      </StackedList>
      {rest > 0 && (
        <Link to="/vacation-and-leave" className={styles['quiet']}>
          {t('more', { count: rest })}
        </Link>
      )}
      <div className={styles['switches']}>
        <Toggle
          label={t('withoutHomeOffice')}
          isOn={filter.excludeHomeOffice}
          onChange={(excludeHomeOffice) => onFilter({ ...filter, excludeHomeOffice })}
        />
        <Toggle
          label={t('withoutOffsiteWork')}
          isOn={filter.excludeOffsiteWork}
          onChange={(excludeOffsiteWork) => onFilter({ ...filter, excludeOffsiteWork })}
        />
      </div>
    </div>
  );
}

function Away({ person, today }: { person: AwayPerson; today: string }) {
  const t = useTexts<typeof en>('absence/home');
  const format = useFormat();
  const names = person.fullName.split(' ');
  return (
    <li className={styles['person']}>
      <PersonAvatar firstName={names[0] ?? ''} lastName={names.at(-1) ?? ''} picture={profileImageUrl(person)} />
      <span className={styles['name']}>
        <Link to="/people/details" query={{ employeeId: person.companyUserId }}>
          {person.fullName}
        </Link>
        <span className={styles['quiet']}>
          {person.endDate > today ? t('until', { date: format.date(person.endDate) }) : t('todayOnly')}
        </span>
      </span>
      <TypeInWords type={person.type} words={t(`types.${nameIn(absenceType, person.type)}`)} />
    </li>
  );
}

function OpenCalendar() {
  const t = useTexts<typeof en>('absence/home');
  const go = useGo();
  return (
    <div className={styles['away']}>
      <p className={styles['quiet']}>{t('open.text')}</p>
      <div>
        <Button variant="default" onClick={() => void go('/vacation-and-leave')}>
          {t('open.action')}
        </Button>
      </div>
    </div>
  );
}

/** The address of a profile image; undefined without one. Images are fetched without headers, so the address names the company. */
function profileImageUrl({ companyUserId, profileImageTimestamp }: { companyUserId: string; profileImageTimestamp: string | null }) {
  if (!profileImageTimestamp) return undefined;
  const account = connection.companyId();
  const query = new URLSearchParams({ companyUserId, timestamp: profileImageTimestamp, size: '64' });
  if (account !== undefined) query.set('account', String(account));
  return `${connection.base}/api/companyusers/get-profile-image?${query.toString()}`;
}
