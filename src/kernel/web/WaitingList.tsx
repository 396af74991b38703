import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StackedList } from '#ui/StackedList.tsx';
import type { Query } from './address.ts';
import { Link } from './Link.tsx';
import styles from './WaitingList.module.css';

interface WaitingListProps {
  label: string;
  /** The items. */
  children: ReactNode;
  /** What stands below them: how many more there are. */
  more?: ReactNode;
}

/** Several things that wait for the user, above the widgets of the home page. */
export function WaitingList({ label, children, more }: WaitingListProps) {
  return (
    <section className={styles['waiting']} aria-label={label}>
      <StackedList gap={2}>{children}</StackedList>
      {more && <p className={styles['about']}>{more}</p>}
    </section>
  );
}

interface WaitingItemProps {
  icon: Icon;
  to: string;
  query?: Query | undefined;
  text: string;
  /** Of what or whom, and when. */
  about: string;
  /** A button that is done with it at once. */
  action?: ReactNode;
}

/** One of them, as a link to it. */
export function WaitingItem({ icon: Sign, to, query = {}, text, about, action }: WaitingItemProps) {
  return (
    <li className={styles['item']}>
      <Sign aria-hidden size={22} stroke={1.75} />
      <Link to={to} query={query} className={styles['words']}>
        <span className={styles['text']}>{text}</span>
        <span className={styles['about']}>{about}</span>
      </Link>
      {action}
    </li>
  );
}
