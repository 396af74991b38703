import { VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconFolder, IconFolderOpen, IconLock } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useGo, usePath, useQuery } from '#kernel/web/address.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import { lineAbove } from '../../contract/rules/folder-tree.ts';
import { folderQuery, topOf } from '../file-place.ts';
import { folderLines } from '../rules/folder-lines.ts';
import { usePanel } from './panel-state.ts';
import { useDropTarget } from './use-drop-target.ts';
import styles from './tree.module.css';

/** The data of one line of the tree. */
interface Line {
  id: string | null;
  level: number;
  isOpen: boolean | undefined;
  isRestricted: boolean;
}

/** All folders, for navigation and as drop targets; with the usual arrow keys of a tree. */
export function FolderTree() {
  const t = useTexts<typeof en>('files');
  const { place, list, folder } = usePanel();
  const top = topOf(place);
  const above = lineAbove(new Map(list.tags.map((tag) => [tag.tagId, tag])), folder).slice(1);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  // Ancestors of the open folder are expanded until the user collapses them.
  const isOpen = (id: string): boolean => above.some(({ tagId }) => tagId === id) !== toggled.has(id);
  const toggle = (id: string): void => setToggled(toggled.symmetricDifference(new Set([id])));
  const below = folderLines(list.tags, top, isOpen).map(({ tag, level, hasChildren }) => ({
    id: tag.tagId,
    level: level + 1,
    isOpen: hasChildren ? isOpen(tag.tagId) : undefined,
    isRestricted: tag.isRestricted,
  }));
  const lines: Line[] = [{ id: top, level: 1, isOpen: true, isRestricted: false }, ...below];
  if (below.length === 0) return null;
  return (
    <div className={styles['tree']}>
      <div role="tree" aria-label={t('panel.folders')}>
        {lines.map((line) => (
          <TreeLine key={line.id ?? 'top'} line={line} onToggle={line.id === top ? undefined : toggle} />
        ))}
      </div>
    </div>
  );
}

function TreeLine({ line: { id, level, isOpen, isRestricted }, onToggle }: { line: Line; onToggle: ((id: string) => void) | undefined }) {
  const t = useTexts<typeof en>('files');
  const { folder, nameOf, place } = usePanel();
  const { over, handlers } = useDropTarget(id);
  const go = useGo();
  const path = usePath();
  const [query] = useQuery();
  const isHere = id === folder;
  const open = (): void => void go(path, folderQuery(query, place, id));
  const Picture = isHere ? IconFolderOpen : IconFolder;

  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    const wantsOther = (event.key === 'ArrowRight' && isOpen === false) || (event.key === 'ArrowLeft' && isOpen === true);
    if (event.key === 'Enter' || event.key === ' ') open();
    else if (wantsOther && id !== null) onToggle?.(id);
    else if (!focusOther(event)) return;
    event.preventDefault();
  }

  const item = { role: 'treeitem', 'aria-level': level, 'aria-selected': isHere, 'aria-expanded': isOpen } as const;
  return (
    <button
      type="button"
      {...item}
      {...handlers}
      tabIndex={isHere ? 0 : -1}
      className={styles['line']}
      style={{ paddingInlineStart: `${level * 0.875 - 0.375}rem` }}
      data-over={over}
      title={over ? t(over === 'rows' ? 'panel.moveInto' : 'panel.dropInto', { name: nameOf(id) }) : undefined}
      onClick={open}
      onKeyDown={handleKey}
    >
      <Arrow isOpen={onToggle && isOpen} onToggle={() => id !== null && onToggle?.(id)} />
      <Picture aria-hidden size={18} stroke={1.75} className={styles['picture']} />
      <span className={styles['name']}>{nameOf(id)}</span>
      {isRestricted && (
        <>
          <IconLock aria-hidden size={14} />
          <VisuallyHidden>{t('panel.restricted')}</VisuallyHidden>
        </>
      )}
    </button>
  );
}

/** For the pointer only: the arrow keys do the same. */
function Arrow({ isOpen, onToggle }: { isOpen: boolean | undefined; onToggle: () => void }) {
  if (isOpen === undefined) return <span className={styles['arrow']} />;
  const Picture = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <span
      aria-hidden
      className={styles['arrow']}
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
    >
      <Picture size={14} />
    </span>
  );
}

/** Handles Up, Down, Home and End; returns whether the focus moved. */
function focusOther({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const lines = [...(currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? [])];
  const at = lines.indexOf(currentTarget);
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowDown: lines[at + 1],
    ArrowUp: lines[at - 1],
    Home: lines[0],
    End: lines.at(-1),
  };
  targets[key]?.focus();
  return targets[key] !== undefined;
}
