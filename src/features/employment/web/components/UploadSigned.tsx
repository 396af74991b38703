import { Button } from '@mantine/core';
import { useState } from 'react';
import { maxFileBytes } from '#features/files/contract/limits.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { showToast } from '#ui/toasts.ts';
import type { DocumentListItem } from '../../contract/document.ts';
import { uploadSignedCopy } from '../../contract/endpoints-life.ts';
import type { en } from '../../texts/en.ts';
import { readsOfDocuments } from '../reads-of-documents.ts';

const signedTypes = ['application/pdf', 'image/png', 'image/jpeg'];

interface UploadSignedProps {
  document: Pick<DocumentListItem, 'documentId' | 'companyUserId' | 'version'>;
  onClose: () => void;
}

/** Uploads the copy that was signed on paper, which makes the contract a signed one (employment.18). */
export function UploadSigned({ document, onClose }: UploadSignedProps) {
  const t = useTexts<typeof en>('employment');
  const k = useKernelTexts();
  const format = useFormat();
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const { write, writing } = useWrite(uploadSignedCopy, { changes: readsOfDocuments });
  const { documentId, companyUserId, version } = document;
  const choose = ([chosen]: readonly File[]): void => {
    setFile(chosen);
    setError(chosen && !signedTypes.includes(chosen.type) ? t('list.upload.wrongType') : undefined);
  };
  const send = async (): Promise<void> => {
    if (!file) return setError(t('list.upload.missing'));
    if (error !== undefined) return;
    try {
      const { isOnProfile } = await write({ body: { documentId, version }, files: [file] });
      showToast({ title: t('list.upload.done'), lines: [t(`list.upload.${placeOf(companyUserId, isOnProfile)}`)] });
      onClose();
    } catch (refusal) {
      setError(errorLines(refusal).join(' '));
      if (!(refusal instanceof CallError)) throw refusal;
    }
  };
  const footer = (
    <>
      <Button variant="default" onClick={onClose} disabled={writing}>
        {k('actions.cancel')}
      </Button>
      <Button onClick={() => void send()} loading={writing}>
        {t('list.upload.confirm')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('list.upload.title')} isOpen onClose={onClose} closeLabel={k('actions.close')} canClose={!writing} footer={footer}>
      <p>{t(companyUserId === null ? 'list.upload.textNobody' : 'list.upload.text')}</p>
      <FileDrop
        label={t('list.upload.file')}
        files={file ? [file] : []}
        onChange={choose}
        accept=".pdf,.png,.jpg,.jpeg"
        error={error}
        sizeOf={({ size }) => format.bytes(size)}
        texts={{
          choose: k('upload.choose'),
          drop: k('upload.drop'),
          limit: t('list.upload.limit', { size: format.bytes(maxFileBytes) }),
          remove: (name) => k('upload.remove', { name }),
        }}
      />
    </Dialog>
  );
}

type Uploaded = Answer<typeof uploadSignedCopy>;

/** Where the copy is now: among the files of the person, or only with the contract, and why. */
function placeOf(companyUserId: string | null, isOnProfile: Uploaded['isOnProfile']): 'onProfile' | 'waits' | 'notOnProfile' {
  if (isOnProfile) return 'onProfile';
  return companyUserId === null ? 'waits' : 'notOnProfile';
}
