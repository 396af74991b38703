import type { ComponentProps, RefObject } from 'react';
import styles from './TableFrame.module.css';

interface TableFrameProps extends ComponentProps<'table'> {
  /** The part that scrolls. */
  scroller?: RefObject<HTMLDivElement | null>;
  /** What it is called where it takes the focus, so that it scrolls by keyboard although nothing in it can be chosen. */
  scrolls?: string | undefined;
  isBusy?: boolean;
  frameClassName?: string | undefined;
  /** What styles read of the frame. */
  frameData?: Readonly<Record<`data-${string}`, string | boolean | undefined>>;
}

/** The look of every table: its frame, its head, the lines between its rows. What else it is like is said by its own class. */
export function TableFrame(props: TableFrameProps) {
  const { scroller, scrolls, isBusy = false, className = '', frameClassName = '', frameData, children, ...table } = props;
  // No landmark: the section around it often has the same name.
  const named = scrolls === undefined ? {} : { role: 'group', 'aria-label': scrolls, tabIndex: 0 };
  return (
    <div ref={scroller} className={`${styles['frame']} ${frameClassName}`} aria-busy={isBusy} {...named} {...frameData}>
      <table className={`${styles['table']} ${className}`} {...table}>
        {children}
      </table>
    </div>
  );
}
