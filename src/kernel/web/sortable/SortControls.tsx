import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { IconButton } from '#ui/IconButton.tsx';
import { useKernelTexts } from '../texts.ts';
import styles from './sortable.module.css';
import type { SortableRow } from './use-sortable-row.ts';

interface SortControlsProps {
  /** What the row is called. */
  name: string;
}

/** Lifts a row, by mouse, finger or keyboard. */
export function SortHandle({ name, handle: { ref, ...props } }: SortControlsProps & Pick<SortableRow, 'handle'>) {
  const t = useKernelTexts();
  return (
    <button type="button" ref={ref} className={styles['handle']} {...props} aria-label={t('order.move', { name })}>
      <IconGripVertical aria-hidden size={20} stroke={1.75} />
    </button>
  );
}

interface MoveButtonsProps extends SortControlsProps {
  isFirst: boolean;
  isLast: boolean;
  onMove: (steps: 1 | -1) => void;
}

/** Moves a row by one place. */
export function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  const t = useKernelTexts();
  return (
    <>
      <IconButton label={t('order.up', { name })} icon={IconArrowUp} disabled={isFirst} onClick={() => onMove(-1)} />
      <IconButton label={t('order.down', { name })} icon={IconArrowDown} disabled={isLast} onClick={() => onMove(1)} />
    </>
  );
}
