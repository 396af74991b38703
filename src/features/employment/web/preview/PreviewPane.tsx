import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '#kernel/web/parts.ts';
import { PartToCome } from '#kernel/web/PartToCome.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { useMedia } from '#ui/use-narrow.ts';
import type { EmploymentDocument } from '../../contract/document.ts';
import type { en } from '../../texts/en.ts';
import styles from './preview.module.css';

const PreviewPages = lazyComponent(async () => (await import('./PreviewPages.tsx')).PreviewPages);

const wide = matchMedia('screen and (width >= 75em)');

/** The contract as it prints, beside the steps; on a narrower screen in a dialog (employment.45). */
export function PreviewPane({ document }: { document: EmploymentDocument }) {
  const t = useTexts<typeof en>('employment');
  const isWide = useMedia(wide);
  const [isOpen, setOpen] = useState(false);
  const pages = (
    <Suspense fallback={<PartToCome skeleton={null} />}>
      <PreviewPages document={document} />
    </Suspense>
  );
  if (isWide) {
    return (
      <aside className={styles['pane']} aria-label={t('wizard.preview.title')}>
        {pages}
      </aside>
    );
  }
  return (
    <>
      <Button className={styles['open'] ?? ''} variant="default" leftSection={<IconFileText aria-hidden />} onClick={() => setOpen(true)}>
        {t('wizard.preview.open')}
      </Button>
      <Dialog title={t('wizard.preview.title')} isOpen={isOpen} onClose={() => setOpen(false)}>
        {pages}
      </Dialog>
    </>
  );
}
