import { IconUpload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import styles from './DropZone.module.css';

export interface DropZoneTexts {
  choose: string;
  drop: string;
  /** The allowed types and size. */
  limit: string;
}

interface DropZoneProps {
  label: string;
  onChoose: (files: readonly File[]) => void;
  /** The `accept` attribute of the file field: `.xlsx,.csv`. */
  accept?: string | undefined;
  isMultiple?: boolean;
  /** Why the choice is refused. */
  error?: string | undefined;
  texts: DropZoneTexts;
}

/** A place to choose files by button, keyboard or drop: a native file field covers it. */
export function DropZone({ label, onChoose, accept, isMultiple = false, error, texts }: DropZoneProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null): void => {
    const taken = [...(list ?? [])];
    if (taken.length > 0) onChoose(taken);
  };
  return (
    <>
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
        <span>
          <span className={styles['choose']}>{texts.choose}</span> {texts.drop}
        </span>
        <span id={`${id}-limit`} className={styles['limit']}>
          {texts.limit}
        </span>
      </label>
      <p id={`${id}-error`} className={styles['error']} role="alert">
        {error}
      </p>
    </>
  );
}
