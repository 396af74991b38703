import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ButtonRow } from './ButtonRow.tsx';
import styles from './Notice.module.css';

const pictures = { good: IconCircleCheck, warn: IconAlertTriangle, bad: IconAlertCircle, note: IconInfoCircle };

interface NoticeProps {
  tone: keyof typeof pictures;
  title?: string;
  /** `alert` is announced immediately, for a failure. */
  role?: 'alert' | 'status';
  /** What to do about it. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** An inline message. */
export function Notice({ tone, title, role, actions, children }: NoticeProps) {
  const Picture = pictures[tone];
  return (
    <div className={styles['notice']} data-tone={tone} role={role}>
      <Picture aria-hidden size={20} className={styles['picture']} />
      <div className={styles['words']}>
        {title && <strong>{title}</strong>}
        {children && (
          <div className={styles['text']} data-prose>
            {children}
          </div>
        )}
        {actions && <ButtonRow>{actions}</ButtonRow>}
      </div>
    </div>
  );
}
