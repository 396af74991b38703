import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { maxListBytes } from '#kernel/contract/imports.ts';
import { FileDrop } from '#ui/FileDrop.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProgressLine } from '#ui/ProgressLine.tsx';
import { useFormat } from '../format.ts';
import { saveFile } from '../save-file.ts';
import { showError } from '../show-error.ts';
import { useUploadTexts } from '../upload-texts.ts';
import { useImportTexts } from './import-texts.ts';
import styles from './imports.module.css';

const accept = '.xlsx,.csv,.txt';

interface ListDropProps {
  label: string;
  onFile: (file: File) => Promise<unknown>;
  isReading: boolean;
  sent: number;
  /** Why the last file was refused. */
  refused?: string | undefined;
  /** Of the texts. */
  room: string;
}

/** Takes a file, says what is wrong with it, and shows the upload's progress. */
export function ListDrop({ label, onFile, isReading, sent, refused, room }: ListDropProps) {
  const t = useImportTexts(room);
  const format = useFormat();
  const texts = useUploadTexts(t('import.file.types'));
  const [isTooLarge, setTooLarge] = useState(false);
  const take = ([file]: readonly File[]): void => {
    setTooLarge(file !== undefined && file.size > maxListBytes);
    if (file && file.size <= maxListBytes) void onFile(file);
  };
  if (isReading) {
    const isSent = sent >= 1;
    return <ProgressLine label={isSent ? t('import.file.reading') : t('import.file.sending')} share={isSent ? undefined : sent} />;
  }
  return (
    <FileDrop
      label={label}
      files={[]}
      onChange={take}
      accept={accept}
      error={isTooLarge ? t('import.file.tooLarge') : refused}
      sizeOf={({ size }) => format.bytes(size)}
      texts={texts}
    />
  );
}

/** Asks for the file again, when the tab no longer has it. */
export function ListDropAgain(props: ListDropProps) {
  const t = useImportTexts(props.room);
  return (
    <Notice tone="note" title={t('import.file.again')}>
      <p className={styles['noticeText']}>{t('import.file.againText')}</p>
      <ListDrop {...props} />
    </Notice>
  );
}

interface ListTemplateProps {
  fetch: () => Promise<Parameters<typeof saveFile>[0]>;
  /** Of the texts. */
  room: string;
}

/** An empty list to download and fill in. */
export function ListTemplate({ fetch, room }: ListTemplateProps) {
  const t = useImportTexts(room);
  const [isFetching, setIsFetching] = useState(false);

  async function fetchTemplate(): Promise<void> {
    setIsFetching(true);
    try {
      saveFile(await fetch());
    } catch (error) {
      showError(error);
    } finally {
      setIsFetching(false);
    }
  }

  return (
    <p className={styles['template']}>
      {t('import.file.templateText')}
      <Button variant="subtle" loading={isFetching} leftSection={<IconDownload aria-hidden />} onClick={() => void fetchTemplate()}>
        {t('import.file.template')}
      </Button>
    </p>
  );
}
