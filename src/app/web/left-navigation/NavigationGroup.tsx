import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import type { NavigationEntry } from '#kernel/web/entry.ts';
import type { FeatureOwned } from '../catalogue.ts';
import styles from './left-navigation.module.css';
import { NavigationLink } from './NavigationLink.tsx';
import { useFoldedGroups } from './use-navigation-open.ts';

interface NavigationGroupProps {
  /** The key of its folded state; a group without a name cannot be folded. */
  name?: string;
  title?: string;
  entries: readonly FeatureOwned<NavigationEntry>[];
  current: NavigationEntry | undefined;
  isOpen: boolean;
}

/** A group of entries; when collapsed to icons all are shown. */
export function NavigationGroup({ name = '', title, entries, current, isOpen }: NavigationGroupProps) {
  const id = useId();
  const [folded, toggle] = useFoldedGroups();
  if (entries.length === 0) return null;
  const isFolded = isOpen && title !== undefined && folded.includes(name);
  return (
    <div className={styles['group']}>
      {title && isOpen && (
        <h2 className={styles['title']}>
          <button type="button" className={styles['fold']} aria-expanded={!isFolded} aria-controls={id} onClick={() => toggle(name)}>
            {title}
            <IconChevronDown aria-hidden size={16} />
          </button>
        </h2>
      )}
      <ul id={id} className={styles['list']} aria-label={title} hidden={isFolded}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <NavigationLink entry={entry} isCurrent={entry === current} isOpen={isOpen} />
          </li>
        ))}
      </ul>
    </div>
  );
}
