import type { ReactNode } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { Fact, Facts } from '#ui/Facts.tsx';
import type { en } from '../../texts/en.ts';
import type { ProfileFact } from '../profile-facts.ts';
import styles from './profile.module.css';

interface FactListProps {
  facts: readonly ProfileFact[];
  /** More facts, which other features add below them. */
  children?: ReactNode;
}

/** The fields of a profile section; empty fields are listed together in a last line. */
export function FactList({ facts, children }: FactListProps) {
  const t = useTexts<typeof en>('people');
  const format = useFormat();
  const given = facts.filter(({ text }) => text);
  const missing = facts.filter(({ text }) => !text).map(({ label }) => label);
  return (
    <>
      {given.length > 0 && (
        <Facts>
          {given.map((fact) => (
            <Fact key={fact.key} label={fact.label}>
              <Content fact={fact} />
            </Fact>
          ))}
        </Facts>
      )}
      {children}
      {missing.length > 0 && <p className={styles['missing']}>{t('profile.missing', { fields: format.list(missing) })}</p>}
    </>
  );
}

function Content({ fact: { text, href, personId } }: { fact: ProfileFact }) {
  if (personId)
    return (
      <Link to="/people/details" query={{ employeeId: personId }}>
        {text}
      </Link>
    );
  return href ? <a href={href}>{text}</a> : text;
}
