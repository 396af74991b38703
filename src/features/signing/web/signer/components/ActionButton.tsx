import type { ComponentProps } from 'react';
import styles from './action-button.module.css';

type ActionButtonProps = Pick<ComponentProps<'button'>, 'onClick' | 'disabled' | 'children' | 'aria-describedby'> & {
  type?: 'button' | 'submit';
  /** The one thing that a step is for is filled; `bad` is for what cannot be undone. */
  look?: 'filled' | 'plain' | 'quiet' | 'bad';
  /** While it does what it says: further clicks do nothing. */
  isBusy?: boolean;
};

/** A button as large as a thumb. */
export function ActionButton({ look = 'filled', isBusy = false, type, onClick, ...button }: ActionButtonProps) {
  return (
    <button
      {...button}
      type={type === 'submit' ? 'submit' : 'button'}
      className={styles['button']}
      data-look={look}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  );
}
