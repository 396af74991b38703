import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { call } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { lazyComponent } from '#kernel/web/parts.ts';
import { PartToCome } from '#kernel/web/PartToCome.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useMedia } from '#ui/use-narrow.ts';
import { getFile } from '../../contract/endpoints-files.ts';
import type { SigningUpload } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './new.module.css';

const PdfPages = lazyComponent(async () => (await import('#ui/pdf/PdfPages.tsx')).PdfPages);

const wide = matchMedia('screen and (width >= 75em)');

interface PreviewPaneProps {
  file: Pick<SigningUpload, 'fileId' | 'name'> | null;
  /** In which the document is taken to be written. */
  language: string;
}

/** The document as it was judged, beside the steps; on a narrower screen in a dialog. */
export function PreviewPane({ file, language }: PreviewPaneProps) {
  const t = useTexts<typeof en>('signing');
  const isWide = useMedia(wide);
  const [isOpen, setOpen] = useState(false);
  const pages = file && <Pages key={file.fileId} file={file} language={language} />;
  if (isWide) {
    return (
      <aside className={styles['pane']} aria-label={t('new.preview.title')}>
        {pages ?? <p className={styles['blank']}>{t('new.preview.none')}</p>}
      </aside>
    );
  }
  if (!file) return null;
  return (
    <>
      <Button
        className={styles['openPreview'] ?? ''}
        variant="default"
        leftSection={<IconFileText aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('new.preview.open')}
      </Button>
      <Dialog title={t('new.preview.title')} isOpen={isOpen} onClose={() => setOpen(false)}>
        {pages}
      </Dialog>
    </>
  );
}

function Pages({ file, language }: PreviewPaneProps & { file: NonNullable<PreviewPaneProps['file']> }) {
  const t = useTexts<typeof en>('signing');
  const { bytes, hasFailed } = useBytes(file);
  if (hasFailed) return <Notice tone="warn">{t('new.preview.failed')}</Notice>;
  return (
    <Suspense fallback={<PartToCome skeleton={null} />}>
      <PdfPages
        bytes={bytes}
        language={language}
        title={t('new.preview.title')}
        loadingLabel={t('new.preview.loading')}
        pageLabel={(page, pages) => t('new.preview.page', { page, pages })}
      />
    </Suspense>
  );
}

/** The file as the server keeps it. */
function useBytes({ fileId, name }: NonNullable<PreviewPaneProps['file']>): { bytes: Uint8Array | undefined; hasFailed: boolean } {
  const [read, setRead] = useState<{ bytes: Uint8Array | undefined; hasFailed: boolean }>({ bytes: undefined, hasFailed: false });
  useEffect(() => {
    const ended = new AbortController();
    const load = async (): Promise<void> => {
      try {
        const blob = await call(getFile, { params: { fileName: name }, query: { fileId } }, { signal: ended.signal });
        const bytes = new Uint8Array(await blob.arrayBuffer());
        if (!ended.signal.aborted) setRead({ bytes, hasFailed: false });
      } catch (error) {
        if (ended.signal.aborted) return;
        if (!(error instanceof CallError)) throw error;
        setRead({ bytes: undefined, hasFailed: true });
      }
    };
    void load();
    return () => ended.abort();
  }, [fileId, name]);
  return read;
}
