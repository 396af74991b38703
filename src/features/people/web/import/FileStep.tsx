import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '#kernel/web/call.ts';
import { useFormat } from '#kernel/web/format.ts';
import { saveFile } from '#kernel/web/save-file.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { FileDrop } from '#ui/FileDrop.tsx';
import { ProgressLine } from '#ui/ProgressLine.tsx';
import { getImportTemplate } from '../../contract/endpoints-import.ts';
import type { en } from '../../texts/en.ts';
import { EarlierImports } from './EarlierImports.tsx';
import { usePlanning } from './use-plan.ts';
import styles from './import.module.css';

const accept = '.xlsx,.csv,.txt';

/** The first step: upload the list, or download a template. */
export function FileStep() {
  const t = useTexts<typeof en>('people');
  const planning = usePlanning();
  return (
    <div className={styles['file']}>
      <section className={styles['choose']}>
        <ListDrop
          label={t('import.file.label')}
          onFile={(file) => planning.read(file, {}, 'columns')}
          isReading={planning.isReading}
          sent={planning.sent}
        />
        <p className={styles['quiet']}>{t('import.file.any')}</p>
        <Template />
      </section>
      <EarlierImports />
    </div>
  );
}

interface ListDropProps {
  label: string;
  onFile: (file: File) => Promise<unknown>;
  isReading: boolean;
  sent: number;
}

/** Takes a file and shows the upload's progress. */
export function ListDrop({ label, onFile, isReading, sent }: ListDropProps) {
  const t = useTexts<typeof en>('people');
  const k = useKernelTexts();
  const format = useFormat();
  const texts = {
    choose: k('upload.choose'),
    drop: k('upload.drop'),
    limit: t('import.file.types'),
    remove: (name: string) => k('upload.remove', { name }),
  };
  if (isReading) {
    const isSent = sent >= 1;
    return <ProgressLine label={isSent ? t('import.file.reading') : t('import.file.sending')} share={isSent ? undefined : sent} />;
  }
  return (
    <FileDrop
      label={label}
      files={[]}
      onChange={([file]) => file && void onFile(file)}
      accept={accept}
      sizeOf={({ size }) => format.bytes(size)}
      texts={texts}
    />
  );
}

function Template() {
  const t = useTexts<typeof en>('people');
  const [isFetching, setIsFetching] = useState(false);

  async function fetchTemplate(): Promise<void> {
    setIsFetching(true);
    try {
      saveFile(await call(getImportTemplate));
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
