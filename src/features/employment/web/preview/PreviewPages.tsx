import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import { PdfPages } from '#ui/pdf/PdfPages.tsx';
import type { EmploymentDocument } from '../../contract/document.ts';
import type { en } from '../../texts/en.ts';
import styles from './preview.module.css';
import { usePreview } from './use-preview.ts';

/** The pages of a contract with what is typed in it. */
export function PreviewPages({ document }: { document: EmploymentDocument }) {
  const t = useTexts<typeof en>('employment');
  const { bytes, hasFailed } = usePreview(document);
  return (
    <div className={styles['frame']}>
      <p className={styles['note']}>{t('wizard.preview.draft')}</p>
      {hasFailed && <Notice tone="warn">{t('wizard.preview.failed')}</Notice>}
      <PdfPages
        bytes={bytes}
        hasFailed={hasFailed}
        language={document.language}
        title={t('wizard.preview.title')}
        loadingLabel={t('wizard.preview.loading')}
        pageLabel={(page, pages) => t('wizard.preview.page', { page, pages })}
      />
    </div>
  );
}
