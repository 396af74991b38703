import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import { useFormat } from '#kernel/web/format.ts';
import { DropZone } from '#ui/DropZone.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ProgressLine } from '#ui/ProgressLine.tsx';
import { uploadAgreementFile, validateAgreementFile } from '../../contract/endpoints-agreements.ts';
import type { DataProcessorAgreement } from '../../contract/software.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import styles from './software.module.css';

export type AgreementFile = NonNullable<DataProcessorAgreement['file']>;

interface AgreementFileFieldProps {
  value?: AgreementFile | null;
  onChange?: (file: AgreementFile | null) => void;
  /** Whether a file is on its way. */
  onUploading: (isUploading: boolean) => void;
}

/** The file of an agreement: judged by name and size first, then uploaded with its progress. */
export function AgreementFileField({ value = null, onChange, onUploading }: AgreementFileFieldProps) {
  const t = useGdprTexts();
  const format = useFormat();
  const [running, setRunning] = useState<{ name: string; share: number }>();
  const [refused, setRefused] = useState<string>();
  const upload = async ([file]: readonly File[]): Promise<void> => {
    if (!file) return;
    const { name, type, size } = file;
    setRefused(undefined);
    setRunning({ name, share: 0 });
    onUploading(true);
    try {
      await call(validateAgreementFile, { body: { name, type, size } });
      const onProgress = (share: number) => setRunning({ name, share });
      const answer = await call(uploadAgreementFile, { body: {}, files: [file] }, { onProgress });
      onChange?.(answer.file);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // A name that turns the direction of writing turns only itself.
      setRefused(`\u2068${name}\u2069: ${errorLines(error).join(' ')}`);
    } finally {
      setRunning(undefined);
      onUploading(false);
    }
  };
  if (running) return <ProgressLine label={t('software.form.uploading', { name: running.name })} share={running.share} />;
  if (value) {
    return (
      <div className={styles['file']}>
        <span className={styles['two']}>
          {value.fileName}
          <span className={styles['quiet']}>{format.bytes(value.size)}</span>
        </span>
        <IconButton label={t('software.form.remove', { name: value.fileName })} icon={IconX} onClick={() => onChange?.(null)} />
      </div>
    );
  }
  return (
    <DropZone
      label={t('software.form.file')}
      error={refused}
      texts={{ choose: t('software.form.choose'), drop: t('software.form.drop'), limit: t('software.form.limit') }}
      onChoose={(files) => void upload(files)}
    />
  );
}
