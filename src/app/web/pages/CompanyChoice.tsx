import { IconChevronRight } from '@tabler/icons-react';
import type { User } from '#kernel/web/session.ts';
import { tryOrSay } from '#kernel/web/show-error.ts';
import { useSwitchCompany } from '../company-switch/use-switch-company.ts';
import styles from './pages.module.css';

/** Companies to open, one click each. */
export function CompanyChoice({ companies }: { companies: User['companies'] }) {
  const switchTo = useSwitchCompany();
  return (
    <ul className={styles['companies']}>
      {companies.map(({ key, value }) => (
        <li key={key}>
          <button type="button" className={styles['company']} onClick={() => void tryOrSay(() => switchTo(key))}>
            {value}
            <IconChevronRight aria-hidden size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}
