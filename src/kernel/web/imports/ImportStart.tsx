import type { ReactNode } from 'react';
import type { saveFile } from '../save-file.ts';
import { useImportTexts } from './import-texts.ts';
import { ListDrop, ListTemplate } from './ListDrop.tsx';
import styles from './imports.module.css';

interface ImportStartProps {
  /** What the list is called. */
  label: string;
  planning: { isReading: boolean; sent: number; refused: string | undefined };
  onFile: (file: File) => Promise<unknown>;
  fetchTemplate: () => Promise<Parameters<typeof saveFile>[0]>;
  /** Of the texts. */
  room: string;
  /** The earlier imports. */
  children: ReactNode;
}

/** The first step: upload the list, or download a template. */
export function ImportStart({ label, planning, onFile, fetchTemplate, room, children }: ImportStartProps) {
  const t = useImportTexts(room);
  return (
    <div className={styles['file']}>
      <section className={styles['choose']}>
        <ListDrop label={label} onFile={onFile} {...planning} room={room} />
        <p className={styles['quiet']}>{t('import.file.any')}</p>
        <ListTemplate fetch={fetchTemplate} room={room} />
      </section>
      {children}
    </div>
  );
}
