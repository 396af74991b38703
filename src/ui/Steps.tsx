import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './Steps.module.css';

/** A step that may be opened in any order. */
interface StepState {
  isDone: boolean;
  /** How far it is, in a word or two. */
  note?: string | undefined;
}

interface StepsProps {
  label: string;
  steps: readonly string[];
  /** The index of the current step, from 0. */
  current: number;
  /** The screen reader text of a completed step. */
  doneLabel: string;
  /** How far each step is; without it, those before the current one are done. */
  states?: readonly StepState[];
  /** Opens a step. */
  onOpen?: (index: number) => void;
}

/** The progress through a sequence of steps. */
export function Steps({ label, steps, current, doneLabel, states, onOpen }: StepsProps) {
  return (
    <ol className={styles['steps']} aria-label={label}>
      {steps.map((name, index) => {
        const { isDone, note } = states?.[index] ?? { isDone: index < current };
        return (
          <li key={name} className={styles['step']} aria-current={index === current ? 'step' : undefined} data-done={isDone || undefined}>
            <Way onOpen={onOpen && (() => onOpen(index))}>
              <span className={styles['number']}>{isDone ? <IconCheck size={16} aria-label={doneLabel} /> : index + 1}</span>
              <span className={styles['name']}>
                {name}
                {note !== undefined && <span className={styles['note']}> {note}</span>}
              </span>
            </Way>
          </li>
        );
      })}
    </ol>
  );
}

function Way({ onOpen, children }: { onOpen: (() => void) | undefined; children: ReactNode }) {
  if (!onOpen) return children;
  return (
    <button type="button" className={styles['way']} onClick={onOpen}>
      {children}
    </button>
  );
}
