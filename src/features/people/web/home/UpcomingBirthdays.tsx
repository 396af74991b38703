import type * as life from '../../contract/endpoints-life.ts';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useQuietCall } from '#kernel/web/use-call.ts';
import { PersonAvatar } from '#ui/PersonAvatar.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import type { UpcomingBirthday } from '../../contract/life.ts';
import type { en } from '../../texts/en-home.ts';
import { fullName } from '../person.ts';
import { pictureAddress } from '../public.ts';
import styles from './birthdays.module.css';

// By address, so that the home page does not load the schemas of people.
const getUpcomingBirthdays = endpointAt<typeof life.getUpcomingBirthdays>({ method: 'GET', path: '/companyusers/get-upcoming-birthdays' });
const most = 6;

/** The next birthdays, the nearest first and without the year; renders nothing when there are none (home.7). */
export function UpcomingBirthdays() {
  const answer = useQuietCall(getUpcomingBirthdays, {}, { staleMinutes: 30 });
  if (!answer || answer.companyUsers.length === 0) return null;
  return (
    <StackedList>
      {answer.companyUsers.slice(0, most).map((person) => (
        <li key={person.id} className={styles['birthday']}>
          <PersonAvatar firstName={person.firstName} lastName={person.lastName} picture={pictureAddress(person)} />
          <Link to="/people/details" query={{ employeeId: person.id }} className={styles['name']}>
            {fullName(person)}
          </Link>
          <Day person={person} />
        </li>
      ))}
    </StackedList>
  );
}

function Day({ person: { date, daysUntil } }: { person: UpcomingBirthday }) {
  const t = useTexts<typeof en>('people/home');
  const format = useFormat();
  const soon = daysUntil === 0 ? t('birthdays.today') : daysUntil === 1 ? t('birthdays.tomorrow') : undefined;
  return (
    <span className={styles['day']} data-soon={soon ? true : undefined}>
      {soon ?? format.dayAndMonth(date)}
    </span>
  );
}
