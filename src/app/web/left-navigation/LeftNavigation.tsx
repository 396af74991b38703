import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Tooltip } from '@mantine/core';
import { usePath } from '#kernel/web/address.ts';
import type { NavigationEntry } from '#kernel/web/entry.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useSession } from '#kernel/web/session.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useCatalogue } from '../catalogue.ts';
import { currentEntry, navigationFor } from '../navigation.ts';
import type { en } from '../texts/en.ts';
import styles from './left-navigation.module.css';
import { useNavigationOpen } from './use-navigation-open.ts';

/** The pages of the product that this person may open; a rail of icons until it is expanded (SH-07). */
export function LeftNavigation() {
  const t = useTexts<typeof en>('app');
  const user = useSession();
  const path = usePath();
  const { navigation } = useCatalogue();
  const [isOpen, setOpen] = useNavigationOpen();
  const { hr, top } = navigationFor(user, navigation);
  if (hr.length + top.length === 0) return null;
  const current = currentEntry(path, [...hr, ...top]);
  const toggleLabel = isOpen ? t('navigation.collapse') : t('navigation.expand');
  return (
    <nav aria-label={t('navigation.label')} className={styles['navigation']} data-open={isOpen || undefined}>
      <Group title={t('navigation.hr')} entries={hr} current={current} isOpen={isOpen} />
      <Group entries={top} current={current} isOpen={isOpen} />
      <span className={styles['space']} />
      <Tooltip label={toggleLabel} position="right" disabled={isOpen}>
        <button type="button" className={styles['entry']} aria-expanded={isOpen} aria-label={toggleLabel} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <IconLayoutSidebarLeftCollapse size={20} stroke={1.75} /> : <IconLayoutSidebarLeftExpand size={20} stroke={1.75} />}
          {isOpen && <span className={styles['quiet']}>{toggleLabel}</span>}
        </button>
      </Tooltip>
    </nav>
  );
}

interface GroupProps {
  title?: string;
  entries: readonly NavigationEntry[];
  current: NavigationEntry | undefined;
  isOpen: boolean;
}

function Group({ title, entries, current, isOpen }: GroupProps) {
  if (entries.length === 0) return null;
  return (
    <div className={styles['group']}>
      {title && isOpen && <h2 className={styles['title']}>{title}</h2>}
      <ul className={styles['list']} aria-label={title}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <Entry entry={entry} isCurrent={entry === current} isOpen={isOpen} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entry({ entry, isCurrent, isOpen }: { entry: NavigationEntry; isCurrent: boolean; isOpen: boolean }) {
  const t = useTexts<typeof en>('app');
  const label = entry.label[useLanguage()];
  const { icon: Picture } = entry;
  return (
    <Tooltip label={label} position="right" disabled={isOpen}>
      <Link
        to={entry.path}
        className={styles['entry']}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={isOpen ? undefined : label}
      >
        <Picture size={20} stroke={1.75} />
        {isOpen && <span className={styles['label']}>{label}</span>}
        {isOpen && entry.isBeta && <span className={styles['beta']}>{t('navigation.beta')}</span>}
      </Link>
    </Tooltip>
  );
}
