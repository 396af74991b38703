import { useTexts } from '#kernel/web/texts.ts';
import { Page } from '#ui/Page.tsx';
import { companyFiles } from '../contract/endpoints-company.ts';
import { sharedDocumentsFolderId } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';
import { FilePanel } from './panel/FilePanel.tsx';

/** The documents that the company shares with all its people (files.20). */
export function SharedDocumentsPage() {
  const t = useTexts<typeof en>('files');
  return (
    <Page title={t('panel.title')} description={t('panel.description')}>
      <FilePanel place={{ files: companyFiles, top: sharedDocumentsFolderId }} />
    </Page>
  );
}
