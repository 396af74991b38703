import { Switch } from '@mantine/core';
import type { Label } from '#kernel/web/entry.ts';
import { MoveButtons, SortHandle } from '#kernel/web/sortable/SortControls.tsx';
import { useSortableRow } from '#kernel/web/sortable/use-sortable-row.ts';
import { useLanguage } from '#kernel/web/texts.ts';
import type { Placed } from '../../contract/rules/arrange-widgets.ts';
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
  const name = widget.title[useLanguage()];
  const { row, handle } = useSortableRow(widget.key);
  return (
    <li {...row} className={styles['row']}>
      <SortHandle name={name} handle={handle} />
      <Switch className={styles['switch']} label={name} checked={visible} onChange={(event) => onShow(event.currentTarget.checked)} />
      <MoveButtons name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
    </li>
  );
}
