import { useState } from 'react';
import { companyLogoAddress } from '#features/company/web/public.ts';
import type { User } from '#kernel/web/session.ts';
import { CompanyLogo } from '#ui/CompanyLogo.tsx';
import styles from './top-bar.module.css';

/** The company's logo, or the first letter of its name, drawn by the style sheet like a person's initials (`Initials.tsx`). */
export function CompanyMark({ user: { companyName, company } }: { user: User }) {
  const [failed, setFailed] = useState<string>();
  const logo = companyLogoAddress(company.logoGuid, 128);
  return logo && logo !== failed ? (
    <CompanyLogo src={logo} alt="" onError={() => setFailed(logo)} />
  ) : (
    <span aria-hidden className={styles['companyLetter']} data-letters={companyName.slice(0, 1).toUpperCase()} />
  );
}
