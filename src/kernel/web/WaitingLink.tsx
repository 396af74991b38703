import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Query } from './address.ts';
import { Link } from './Link.tsx';
import styles from './WaitingLink.module.css';

interface WaitingLinkProps {
  icon: Icon;
  to: string;
  query?: Query;
  /** What opening it does. */
  open: string;
  children: ReactNode;
}

/** Something that waits for the user, above the widgets of the home page. */
export function WaitingLink({ icon: Sign, to, query = {}, open, children }: WaitingLinkProps) {
  return (
    <Link to={to} query={query} className={styles['waiting']}>
      <Sign aria-hidden size={22} stroke={1.75} />
      <span className={styles['sentence']}>{children}</span>
      <span className={styles['open']}>{open}</span>
    </Link>
  );
}
