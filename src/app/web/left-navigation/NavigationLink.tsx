import { memo } from 'react';
import type { NavigationEntry } from '#kernel/web/entry.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useLanguage } from '#kernel/web/texts.ts';
import { tip } from '#ui/tip.ts';
import type { FeatureOwned } from '../catalogue.ts';
import { showWhenLocked } from '../locked/locked-shown.ts';
import { EntryMarks } from './EntryMarks.tsx';
import styles from './left-navigation.module.css';

interface NavigationLinkProps {
  entry: FeatureOwned<NavigationEntry>;
  isCurrent: boolean;
  isOpen: boolean;
}

/** One entry of the left navigation; when collapsed its name is a tooltip, and still its accessible name. */
export const NavigationLink = memo(function NavigationLink({ entry, isCurrent, isOpen }: NavigationLinkProps) {
  const label = entry.label[useLanguage()];
  const user = useUser();
  const { icon: Picture } = entry;
  return (
    <Link
      {...tip(isOpen ? undefined : label, 'right')}
      isExact
      to={entry.path}
      className={styles['entry']}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={showWhenLocked(user, entry.subscriptionFeature)}
    >
      <Picture size={20} stroke={1.75} />
      <span className={styles['label']}>{label}</span>
      <EntryMarks entry={entry} />
    </Link>
  );
});
