import type { ComponentProps } from 'react';
import styles from './LinkButton.module.css';

type LinkButtonProps = Pick<ComponentProps<'button'>, 'onClick' | 'disabled' | 'aria-expanded' | 'children'> & {
  /** Of the size of the text around it; small by default. */
  isInText?: boolean;
};

/** A button that looks like a link, among or below text: more of a list, clearing, sending again. */
export function LinkButton({ isInText = false, ...button }: LinkButtonProps) {
  return <button type="button" className={styles['button']} data-in-text={isInText || undefined} {...button} />;
}
