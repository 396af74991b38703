import { IconSearch, IconX } from '@tabler/icons-react';
import { useCallback, useState, type KeyboardEvent } from 'react';
import { useGo } from '#kernel/web/address.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import type { en } from '../texts/en-palette.ts';
import { PaletteList } from './PaletteList.tsx';
import styles from './palette.module.css';
import type { PaletteItem } from './palette-items.ts';
import { closePalette, takeEarlyText } from './palette-open.ts';
import { usePalette } from './use-palette.ts';

const listId = 'palette-list';
const optionId = (index: number): string => `palette-option-${index}`;

/** Searches people, pages and actions, by keyboard alone (shell.37). */
export function Palette() {
  const t = useTexts<typeof en>('app/palette');
  return (
    <dialog ref={showModal} className={styles['palette']} aria-label={t('label')} closedby="any" onClose={closePalette}>
      <Search />
    </dialog>
  );
}

function showModal(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}

function Search() {
  const t = useTexts<typeof en>('app/palette');
  const k = useKernelTexts();
  const go = useGo();
  const [search, setSearch] = useState('');
  const takeOver = useCallback((field: HTMLInputElement | null): void => {
    if (field) setSearch(takeEarlyText());
  }, []);
  const [active, setActive] = useState(0);
  const palette = usePalette(search);
  const items = palette.groups.flatMap((group) => group.items);
  const handleSelect = (item: PaletteItem | undefined): void => {
    if (!item) return;
    closePalette();
    if (item.to) void go(item.to);
    item.run?.();
  };
  const handleKey = (event: KeyboardEvent): void => {
    const next = nextActive(event.key, active, items.length);
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) handleSelect(items[active]);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    document.querySelector(`#${optionId(next)}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <div className={styles['field']}>
        <IconSearch aria-hidden size={20} stroke={1.75} />
        <input
          {...combobox}
          ref={takeOver}
          aria-activedescendant={items.length > 0 ? optionId(active) : undefined}
          aria-label={t('label')}
          placeholder={t('placeholder')}
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={(event) => [setSearch(event.currentTarget.value), setActive(0)]}
          onKeyDown={handleKey}
        />
        <IconButton label={k('actions.close')} icon={IconX} size={32} onClick={closePalette} />
      </div>
      <output className={styles['note']}>{noteOf()}</output>
      <PaletteList groups={palette.groups} active={active} listId={listId} optionId={optionId} onSelect={handleSelect} />
    </>
  );

  function noteOf(): string {
    if (palette.isLoading) return t('loading');
    if (palette.isNothing) return t('nothing', { search: search.trim() });
    return search.trim() === '' ? '' : t('hits', { count: items.length });
  }
}

const combobox = { role: 'combobox', 'aria-expanded': true, 'aria-controls': listId, 'aria-autocomplete': 'list' } as const;

/** The line that a key moves to, wrapping around. Undefined for keys that belong to the field. */
function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  if (key === 'PageDown') return Math.min(active + 8, count - 1);
  return key === 'PageUp' ? Math.max(active - 8, 0) : undefined;
}
