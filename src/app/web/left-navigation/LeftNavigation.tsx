import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import { useAddress } from '#kernel/web/address.ts';
import { useSession } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { tip } from '#ui/tip.ts';
import { useCatalogue } from '../catalogue.ts';
import { Favourites } from '../favourites/Favourites.tsx';
import { useFavourites } from '../favourites/use-favourites.ts';
import { companyGroupFor, currentEntry, navigationFor } from '../navigation.ts';
import type { en } from '../texts/en.ts';
import styles from './left-navigation.module.css';
import { NavigationGroup } from './NavigationGroup.tsx';
import { useNavigationOpen } from './use-navigation-open.ts';

/** The pages that the user may open; icons only until it is expanded (shell.7). */
export function LeftNavigation() {
  const t = useTexts<typeof en>('app');
  const user = useSession();
  const address = useAddress();
  const catalogue = useCatalogue();
  const [isOpen, setOpen] = useNavigationOpen();
  const frame = useRef<HTMLElement>(null);
  // The same entries until the user's rights change: of a new address only the links that it marks are drawn again.
  const groups = useMemo(
    () => [
      ...navigationFor(user, catalogue),
      ...companyGroupFor(user, catalogue).map(({ group, entries }) => ({
        group,
        entries: entries.map((entry) => ({ ...entry, owner: 'app' })),
      })),
    ],
    [user, catalogue],
  );
  const current = currentEntry(
    address,
    groups.flatMap(({ entries }) => entries),
  );
  // With many favourites, which come later, or in a low window, the last groups are below what is seen.
  const isWhole = useFavourites().favourites !== undefined;
  const openPath = current?.path;
  useEffect(() => {
    if (openPath !== undefined && isWhole) frame.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [openPath, isWhole]);
  if (groups.length === 0) return null;
  const toggleLabel = isOpen ? t('navigation.collapse') : t('navigation.expand');
  return (
    <nav
      ref={frame}
      aria-label={t('navigation.label')}
      className={styles['navigation']}
      data-open={isOpen || undefined}
      data-rail={isOpen ? undefined : ''}
    >
      <Favourites isOpen={isOpen} />
      {groups.map(({ group, entries }) => (
        <NavigationGroup key={group?.key ?? ''} group={group} entries={entries} current={current} isOpen={isOpen} />
      ))}
      <span className={styles['space']} />
      <button
        type="button"
        {...tip(isOpen ? undefined : toggleLabel, 'right')}
        className={styles['entry']}
        aria-expanded={isOpen}
        aria-label={toggleLabel}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <IconLayoutSidebarLeftCollapse size={20} stroke={1.75} /> : <IconLayoutSidebarLeftExpand size={20} stroke={1.75} />}
        {isOpen && <span className={styles['quiet']}>{toggleLabel}</span>}
      </button>
    </nav>
  );
}
