import { Radio } from '@mantine/core';
import { useId, type ComponentType, type ReactNode } from 'react';
import styles from './RadioCard.module.css';

interface RadioCardProps {
  value: string;
  name: string;
  /** What choosing it means. */
  text: ReactNode;
  /** Beside the name. */
  mark?: ReactNode;
  icon?: ComponentType<{ size?: number | string; stroke?: number | string; 'aria-hidden'?: boolean }> | undefined;
}

/** One choice of a `Radio.Group` that needs explaining. */
export function RadioCard({ value, name, text, mark, icon: Picture }: RadioCardProps) {
  const id = useId();
  return (
    <Radio.Card
      value={value}
      className={styles['card'] ?? ''}
      aria-label={name}
      aria-describedby={mark ? `${id}mark ${id}text` : `${id}text`}
    >
      <Radio.Indicator aria-hidden mt={2} />
      <span className={styles['words']}>
        <span className={styles['name']}>
          {name}
          {mark && <span id={`${id}mark`}>{mark}</span>}
        </span>
        <span id={`${id}text`} className={styles['text']}>
          {text}
        </span>
      </span>
      {Picture && <Picture aria-hidden size={20} stroke={1.75} />}
    </Radio.Card>
  );
}
