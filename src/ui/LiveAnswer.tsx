import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './LiveAnswer.module.css';

/** What somebody else answered, such as a register, told to a screen reader as it comes; it takes no room before. */
export function LiveAnswer({ children }: { children: ReactNode }) {
  return <output className={styles['answer']}>{children}</output>;
}

/** Says what is being asked for, while the answer is waited for. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <span className={styles['waiting']}>
      <Loader size="xs" aria-hidden /> {children}
    </span>
  );
}
