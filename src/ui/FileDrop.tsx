import { IconFile, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DropZone, type DropZoneTexts } from './DropZone.tsx';
import { IconButton } from './IconButton.tsx';
import { StackedList } from './StackedList.tsx';
import styles from './FileDrop.module.css';

export interface FileDropTexts extends DropZoneTexts {
  remove: (name: string) => string;
}

interface FileDropProps {
  label: string;
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
  /** The `accept` attribute of the file field: `.xlsx,.csv`. */
  accept?: string;
  isMultiple?: boolean;
  /** Why the choice is refused. */
  error?: string | undefined;
  sizeOf: (file: File) => string;
  /** Under each chosen file: what is wrong with it, where it goes. */
  below?: readonly ReactNode[];
  texts: FileDropTexts;
}

/** Chooses files by button, keyboard or drop, and lists those that are chosen. */
export function FileDrop({ label, files, onChange, accept, isMultiple = false, error, sizeOf, below, texts }: FileDropProps) {
  const take = (taken: readonly File[]): void => onChange(isMultiple ? [...files, ...taken] : taken.slice(0, 1));
  return (
    <div className={styles['whole']}>
      <DropZone label={label} isMultiple={isMultiple} accept={accept} error={error} texts={texts} onChoose={take} />
      {files.length > 0 && (
        <StackedList gap={1}>
          {files.map((file, index) => (
            // Two chosen files may have the same name.
            <li key={`${index} ${file.name}`} className={styles['file']}>
              <IconFile aria-hidden size={20} stroke={1.5} />
              <span className={styles['name']}>{file.name}</span>
              <span className={styles['size']}>{sizeOf(file)}</span>
              <IconButton
                label={texts.remove(file.name)}
                icon={IconX}
                size={32}
                onClick={() => onChange(files.filter((one) => one !== file))}
              />
              {below && <div className={styles['below']}>{below[index]}</div>}
            </li>
          ))}
        </StackedList>
      )}
    </div>
  );
}
