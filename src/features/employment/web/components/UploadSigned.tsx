import { z } from 'zod';
import { maxFileBytes } from '#features/files/contract/limits.ts';
import { ChosenFiles } from '#features/files/web/public.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useUploadTexts } from '#kernel/web/upload-texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { FileDrop } from '#ui/FileDrop.tsx';
import { showToast } from '#ui/toasts.ts';
import type { DocumentListItem } from '../../contract/document.ts';
import { uploadSignedCopy } from '../../contract/endpoints-life.ts';
import type { en } from '../../texts/en.ts';
import { readsOfDocuments } from '../reads-of-documents.ts';

const signedTypes = ['application/pdf', 'image/png', 'image/jpeg'];
const isOfRightType = ({ type }: File): boolean => signedTypes.includes(type);

const SignedCopy = z.object({ files: ChosenFiles.refine((files) => files.length === 1 && files.every(isOfRightType), field('select')) });
type SignedCopy = z.input<typeof SignedCopy>;
type Uploaded = Answer<typeof uploadSignedCopy>;

interface UploadSignedProps {
  document: Pick<DocumentListItem, 'documentId' | 'companyUserId' | 'version'>;
  onClose: () => void;
}

/** Uploads the copy that was signed on paper, which makes the contract a signed one (employment.18). */
export function UploadSigned({ document, onClose }: UploadSignedProps) {
  const t = useTexts<typeof en>('employment');
  const format = useFormat();
  const texts = useUploadTexts(t('list.upload.limit', { size: format.bytes(maxFileBytes) }));
  const { write } = useWrite(uploadSignedCopy, { changes: readsOfDocuments });
  const { documentId, companyUserId, version } = document;
  const form = useForm<SignedCopy, Uploaded>(SignedCopy, {
    initial: { files: [] },
    // A file is never kept in the browser.
    draft: 'file',
    version,
    send: ({ files }) => write({ body: { documentId, version }, files }),
    onSent: ({ isOnProfile }) => {
      showToast({ title: t('list.upload.done'), lines: [t(`list.upload.${placeOf(companyUserId, isOnProfile)}`)] });
      onClose();
    },
  });
  const { files } = form.fields.getValues();
  const missing = form.fields.errors['files'] ? t('list.upload.missing') : undefined;
  return (
    <FormDialog title={t('list.upload.title')} form={form} onClose={onClose} send={t('list.upload.confirm')}>
      <p>{t(companyUserId === null ? 'list.upload.textNobody' : 'list.upload.text')}</p>
      <FileDrop
        label={t('list.upload.file')}
        files={files}
        onChange={(chosen) => form.fields.setFieldValue('files', chosen)}
        accept=".pdf,.png,.jpg,.jpeg"
        error={files.every(isOfRightType) ? missing : t('list.upload.wrongType')}
        sizeOf={({ size }) => format.bytes(size)}
        texts={texts}
      />
    </FormDialog>
  );
}

/** Where the copy is now: among the files of the person, or only with the contract, and why. */
function placeOf(companyUserId: string | null, isOnProfile: Uploaded['isOnProfile']): 'onProfile' | 'waits' | 'notOnProfile' {
  if (isOnProfile) return 'onProfile';
  return companyUserId === null ? 'waits' : 'notOnProfile';
}
