import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ButtonRow } from './ButtonRow.tsx';
import styles from './State.module.css';

interface ErrorStateProps {
  title: string;
  /** True when the page has no other content. */
  isPage?: boolean;
  /** What happened and what to do, line by line. */
  lines: readonly string[];
  actions?: ReactNode;
}

/** A failure: what happened, what to do, and a retry. */
export function ErrorState({ title, isPage = false, lines, actions }: ErrorStateProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <section className={styles['state']} data-centred="" role="alert">
      <span className={styles['icon']} data-bad="">
        <IconAlertTriangle aria-hidden size={24} />
      </span>
      <Heading className={styles['title']}>{title}</Heading>
      <p className={styles['text']}>{lines.join('\n')}</p>
      {actions && <ButtonRow at="centre">{actions}</ButtonRow>}
    </section>
  );
}
