import { useSortable } from '@dnd-kit/sortable';
import { Switch } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import type { Label } from '#kernel/web/entry.ts';
import type { Placed } from '../../contract/rules/arrange-widgets.ts';
import type { en } from '../../texts/en.ts';
import styles from './arrange.module.css';

/** A widget that can be placed, with its name. */
export type Placeable = Placed<{ key: string; title: Label }>;

interface WidgetRowProps {
  placed: Placeable;
  isFirst: boolean;
  isLast: boolean;
  onMove: (steps: 1 | -1) => void;
  onShow: (visible: boolean) => void;
}

/** One widget: its handle, whether it is shown, and two buttons to move it. */
export function WidgetRow({ placed: { widget, visible }, isFirst, isLast, onMove, onShow }: WidgetRowProps) {
  const t = useTexts<typeof en>('dashboard');
  const name = widget.title[useLanguage()];
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: widget.key });
  const { role: _handleIsAButton, ...described } = attributes;
  const style = { transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition };
  return (
    <li ref={setNodeRef} className={styles['row']} style={style} data-dragging={isDragging ? true : undefined}>
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={styles['handle']}
        {...described}
        {...listeners}
        aria-label={t('arrange.move', { name })}
      >
        <IconGripVertical aria-hidden size={20} stroke={1.75} />
      </button>
      <Switch className={styles['switch']} label={name} checked={visible} onChange={(event) => onShow(event.currentTarget.checked)} />
      <IconButton label={t('arrange.up', { name })} icon={IconArrowUp} disabled={isFirst} onClick={() => onMove(-1)} />
      <IconButton label={t('arrange.down', { name })} icon={IconArrowDown} disabled={isLast} onClick={() => onMove(1)} />
    </li>
  );
}
