import { useTexts } from '#kernel/web/texts.ts';
import { Page } from '#ui/Page.tsx';
import type { en } from '../texts/en.ts';
import { FilePanel } from './panel/FilePanel.tsx';

/** All files of the company, the shared documents among them, as far as one may see them (OR-06). */
export function CompanyFilesPage() {
  const t = useTexts<typeof en>('files');
  return (
    <Page title={t('panel.companyTop')} description={t('panel.companyDescription')}>
      <FilePanel place={{ location: 'company', top: undefined }} />
    </Page>
  );
}
