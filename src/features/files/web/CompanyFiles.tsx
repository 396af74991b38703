import { useTexts } from '#kernel/web/texts.ts';
import { companyFiles } from '../contract/endpoints-company.ts';
import type { en } from '../texts/en.ts';
import { FilePanel } from './panel/FilePanel.tsx';
import styles from './company-files.module.css';

/** All files of the company that the user may see, including the shared documents (files.29). */
export function CompanyFiles() {
  const t = useTexts<typeof en>('files');
  return (
    <FilePanel place={{ files: companyFiles }}>
      <p className={styles['lead']}>{t('panel.companyDescription')}</p>
    </FilePanel>
  );
}
