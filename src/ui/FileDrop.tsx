import { IconFile, IconUpload, IconX } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { StackedList } from './StackedList.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './FileDrop.module.css';

export interface FileDropTexts {
  choose: string;
  drop: string;
  /** The allowed types and size. */
  limit: string;
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

/** Chooses files by button, keyboard or drop: a native file field covers the whole zone. */
export function FileDrop({ label, files, onChange, accept, isMultiple = false, error, sizeOf, below, texts }: FileDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null): void => {
    const taken = [...(list ?? [])];
    if (taken.length > 0) onChange(isMultiple ? [...files, ...taken] : taken.slice(0, 1));
  };
  return (
    <div className={styles['whole']}>
      <label className={styles['zone']} data-over={isOver || undefined} data-bad={error ? '' : undefined}>
        <IconUpload aria-hidden size={28} stroke={1.5} className={styles['picture']} />
        <span className={styles['label']}>{label}</span>
        <input
          type="file"
          className={styles['field']}
          accept={accept}
          multiple={isMultiple}
          aria-describedby={`${id}-limit ${id}-error`}
          aria-invalid={error ? true : undefined}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={(event) => [take(event.currentTarget.files), (event.currentTarget.value = '')]}
        />
        <span className={styles['how']}>
          <span className={styles['choose']}>{texts.choose}</span> {texts.drop}
        </span>
        <span id={`${id}-limit`} className={styles['limit']}>
          {texts.limit}
        </span>
      </label>
      <p id={`${id}-error`} className={styles['error']} role="alert">
        {error}
      </p>
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
