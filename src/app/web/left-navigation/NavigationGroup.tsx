import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import type { NavigationEntry, NavigationGroup as Declared } from '#kernel/web/entry.ts';
import { useLanguage } from '#kernel/web/texts.ts';
import type { FeatureOwned } from '../catalogue.ts';
import styles from './left-navigation.module.css';
import { NavigationLink } from './NavigationLink.tsx';
import { useFoldedGroups } from './use-navigation-open.ts';

interface NavigationGroupProps {
  /** Undefined for entries without a group, which cannot be folded. */
  group: Declared | undefined;
  entries: readonly FeatureOwned<NavigationEntry>[];
  current: NavigationEntry | undefined;
  isOpen: boolean;
}

/** A group of entries; when collapsed to icons all are shown. */
export function NavigationGroup({ group, entries, current, isOpen }: NavigationGroupProps) {
  const id = useId();
  const language = useLanguage();
  const title = group?.label[language];
  const [folded, toggle] = useFoldedGroups();
  const isFolded = isOpen && group !== undefined && folded.includes(group.key);
  return (
    <div className={styles['group']}>
      {group && isOpen && (
        <h2 className={styles['title']}>
          <button type="button" className={styles['fold']} aria-expanded={!isFolded} aria-controls={id} onClick={() => toggle(group.key)}>
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
