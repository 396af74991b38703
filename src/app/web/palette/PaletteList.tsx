import { VisuallyHidden } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useId } from 'react';
import { pictureAddress } from '#features/people/web/public.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { PersonAvatar } from '#ui/PersonAvatar.tsx';
import type { en as enPalette } from '../texts/en-palette.ts';
import type { en } from '../texts/en.ts';
import styles from './palette.module.css';
import type { PaletteGroup, PaletteItem } from './palette-items.ts';

interface PaletteListProps {
  groups: readonly PaletteGroup[];
  /** The index of the line that Enter selects, across all groups. */
  active: number;
  listId: string;
  optionId: (index: number) => string;
  onSelect: (item: PaletteItem) => void;
}

const listbox = { role: 'listbox' } as const;
const group = { role: 'group' } as const;

/** The results by kind; the focus stays in the field, which references the active line. */
export function PaletteList({ groups, active, listId, optionId, onSelect }: PaletteListProps) {
  const t = useTexts<typeof enPalette>('app/palette');
  const id = useId();
  const starts = groups.map((_group, place) => groups.slice(0, place).reduce((sum, { items }) => sum + items.length, 0));
  return (
    <div {...listbox} id={listId} aria-label={t('results')} className={styles['list']}>
      {groups.map(({ key, label, items }, place) => (
        <div key={key} {...group} aria-labelledby={`${id}-${key}`}>
          <span id={`${id}-${key}`} className={styles['kind']}>
            {label}
          </span>
          {items.map((item, index) => {
            const number = (starts[place] ?? 0) + index;
            return <Option key={item.key} item={item} id={optionId(number)} isActive={number === active} onSelect={onSelect} />;
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  item: PaletteItem;
  id: string;
  isActive: boolean;
  onSelect: (item: PaletteItem) => void;
}

function Option({ item, id, isActive, onSelect }: OptionProps) {
  const t = useTexts<typeof en>('app');
  const { icon: Picture, name, detail, person } = item;
  const option = { role: 'option', 'aria-selected': isActive } as const;
  return (
    <button type="button" {...option} id={id} tabIndex={-1} className={styles['option']} onClick={() => onSelect(item)}>
      {person ? (
        <PersonAvatar firstName={person.firstName} lastName={person.lastName} picture={pictureAddress(person)} />
      ) : (
        <Picture size={18} stroke={1.75} />
      )}
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        {detail && <span className={styles['detail']}>{detail}</span>}
      </span>
      {item.isLocked && (
        <>
          <IconLock aria-hidden size={16} />
          <VisuallyHidden>{t('navigation.locked')}</VisuallyHidden>
        </>
      )}
    </button>
  );
}
