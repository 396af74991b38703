import { IconCheck } from '@tabler/icons-react';
import styles from './Steps.module.css';

interface StepsProps {
  label: string;
  steps: readonly string[];
  /** The index of the current step, from 0. */
  current: number;
  /** The screen reader text of a completed step. */
  doneLabel: string;
}

/** The progress through a sequence of steps. */
export function Steps({ label, steps, current, doneLabel }: StepsProps) {
  return (
    <ol className={styles['steps']} aria-label={label}>
      {steps.map((name, index) => (
        <li
          key={name}
          className={styles['step']}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current || undefined}
        >
          <span className={styles['number']}>{index < current ? <IconCheck size={16} aria-label={doneLabel} /> : index + 1}</span>
          <span className={styles['name']}>{name}</span>
        </li>
      ))}
    </ol>
  );
}
