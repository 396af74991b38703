import { SegmentedControl, Skeleton } from '@mantine/core';
import { useCallback, useState } from 'react';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { CardSection } from '#ui/CardSection.tsx';
import type { DocumentListItem } from '../../contract/document.ts';
import { exportDocument } from '../../contract/endpoints-life.ts';
import type { en } from '../../texts/en.ts';
import styles from './record.module.css';

type Copy = 'published' | 'signed';

/** The contract as it is printed, or as it was signed on paper. */
export function DocumentFile({ document }: { document: DocumentListItem }) {
  const t = useTexts<typeof en>('employment');
  const { hasFile, hasSignedCopy, permissions } = document;
  const [chosen, setChosen] = useState<Copy>(hasSignedCopy ? 'signed' : 'published');
  // The signed copy may have been taken away meanwhile.
  const copy = hasSignedCopy ? chosen : 'published';
  const choices = (['signed', 'published'] as const).map((value) => ({ value, label: t(`record.copies.${value}`) }));
  return (
    <CardSection title={t(permissions.update ? 'record.draftFile' : 'record.file')}>
      {hasSignedCopy && hasFile && (
        <SegmentedControl aria-label={t('record.whichCopy')} data={choices} value={copy} onChange={setChosen} mb="md" />
      )}
      <Kept key={copy} document={document} copy={copy} />
    </CardSection>
  );
}

function Kept({ document: { documentId, name }, copy }: { document: DocumentListItem; copy: Copy }) {
  // Opening it is logged, so it is asked for once.
  const read = useCall(exportDocument, { params: { fileName: `${copy}.pdf` }, query: { documentId, copy } }, { staleMinutes: 10 });
  return (
    <Loaded read={read} skeleton={<Skeleton height={520} radius="md" />}>
      {(file) => <Shown file={file} name={name} />}
    </Loaded>
  );
}

function Shown({ file, name }: { file: Blob; name: string }) {
  const t = useTexts<typeof en>('employment');
  // The bytes have an address while they are shown.
  const show = useCallback(
    (element: HTMLImageElement | HTMLIFrameElement | null) => {
      if (!element) return undefined;
      const address = URL.createObjectURL(file);
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  const title = t('record.fileOf', { name });
  if (file.type.startsWith('image/')) return <img ref={show} className={styles['picture']} alt={title} />;
  if (!navigator.pdfViewerEnabled) return <p className={styles['quiet']}>{t('record.noViewer')}</p>;
  // Browsers display no PDF in a sandboxed frame. The frame's content is a blob of the type `application/pdf`, whose viewer is isolated.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe ref={show} className={styles['frame']} title={title} />;
}
