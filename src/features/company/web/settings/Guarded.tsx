import type { ReactNode } from 'react';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import styles from './settings.module.css';

interface GuardedProps {
  /** Whether the user may change them. */
  mayChange?: boolean;
  children: ReactNode;
}

/** The fields of a section; those that the user may not change say so. */
export function Guarded({ mayChange = true, children }: GuardedProps) {
  const t = useTexts<typeof en>('company');
  const isFixed = useReadOnly();
  return (
    <>
      <fieldset className={styles['fields']} disabled={!mayChange || isFixed}>
        {children}
      </fieldset>
      {!mayChange && !isFixed && <p className={styles['quiet']}>{t('settings.guarded')}</p>}
    </>
  );
}
