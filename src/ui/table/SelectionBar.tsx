import { IconX } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { IconButton } from '../IconButton.tsx';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  /** How many rows are selected, in words. */
  label: string;
  clearLabel: string;
  onClear: () => void;
  /** The actions on all selected rows. */
  children: ReactNode;
}

/** Stands over the head of a table while rows are selected, so that nothing moves; below a list of cards. */
export function SelectionBar({ label, clearLabel, onClear, children }: SelectionBarProps) {
  const handleClear = ({ currentTarget }: MouseEvent): void => {
    // The bar disappears, so the focus moves to where the next selection begins.
    currentTarget.closest('[data-list]')?.querySelector<HTMLElement>('input[type=checkbox]')?.focus();
    onClear();
  };
  return (
    <section className={styles['bar']} aria-label={label} data-pinned>
      <IconButton size={28} label={clearLabel} icon={IconX} onClick={handleClear} />
      <output className={styles['count']}>{label}</output>
      {children}
    </section>
  );
}
