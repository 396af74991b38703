import type { Query } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { WaitingElsewhere } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './decide.module.css';

interface ElsewhereProps {
  years: WaitingElsewhere;
  /** The list of a year, and what is chosen there. */
  to: string;
  query?: Query;
}

/** Requests of other years would be overlooked (absence.55, absence.62). */
export function Elsewhere({ years, to, query }: ElsewhereProps) {
  const t = useTexts<typeof en>('absence');
  return (
    <p className={styles['elsewhere']}>
      {t('decide.elsewhere')}
      {years.map(({ year, count }) => (
        <Link key={year} to={to} query={{ ...query, year: String(year) }}>
          {t('decide.elsewhereIn', { count, year: String(year) })}
        </Link>
      ))}
    </p>
  );
}
