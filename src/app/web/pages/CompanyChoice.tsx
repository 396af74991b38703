import { IconChevronRight } from '@tabler/icons-react';
import type { User } from '#kernel/web/session.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { StackedList } from '#ui/StackedList.tsx';
import { useSwitchCompany } from '../company-switch/use-switch-company.ts';
import styles from './pages.module.css';

interface CompanyChoiceProps {
  companies: User['companies'];
  /** The page to open in it; by default the home page. */
  returnTo?: string | undefined;
}

/** A button for each company. */
export function CompanyChoice({ companies, returnTo }: CompanyChoiceProps) {
  const switchTo = useSwitchCompany(returnTo);
  return (
    <StackedList gap={2}>
      {companies.map(({ key, value }) => (
        <li key={key}>
          <button type="button" className={styles['company']} onClick={() => void runOrShowError(() => switchTo(key))}>
            {value}
            <IconChevronRight aria-hidden size={18} />
          </button>
        </li>
      ))}
    </StackedList>
  );
}
