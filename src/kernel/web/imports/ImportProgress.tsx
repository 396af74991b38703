import type { ReactNode } from 'react';
import { ProgressLine } from '#ui/ProgressLine.tsx';
import { useImportTexts } from './import-texts.ts';
import styles from './imports.module.css';

/** The last step: the progress of the import, then its result. */
export function ImportSection({ children }: { children: ReactNode }) {
  return <section className={styles['step']}>{children}</section>;
}

interface ImportProgressProps {
  plan: { written: number; failed: number; total: number };
  /** Of the texts. */
  room: string;
}

/** How far an import has come. */
export function ImportProgress({ plan, room }: ImportProgressProps) {
  const t = useImportTexts(room);
  const done = plan.written + plan.failed;
  return (
    <output className={styles['running']}>
      <ProgressLine
        label={t('import.progress.title')}
        share={done / plan.total}
        text={t('import.progress.text', { done, total: plan.total })}
      />
      <p className={styles['quiet']}>{t('import.progress.leave')}</p>
    </output>
  );
}
