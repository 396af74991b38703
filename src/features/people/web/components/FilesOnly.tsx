import { Button } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import type { en } from '../../texts/en.ts';
import { ExportDialog } from './ExportDialog.tsx';

/** Shown to roles that may export files but open no record. */
export function FilesOnly() {
  const t = useTexts<typeof en>('people');
  const [isExporting, setIsExporting] = useState(false);
  const action = (
    <Button leftSection={<IconDownload aria-hidden />} onClick={() => setIsExporting(true)}>
      {t('list.export')}
    </Button>
  );
  return (
    <Page title={t('list.title')}>
      <EmptyState icon={IconFileSpreadsheet} title={t('list.filesOnlyTitle')} text={t('list.filesOnlyText')} action={action} />
      {isExporting && <ExportDialog onClose={() => setIsExporting(false)} filter={undefined} />}
    </Page>
  );
}
