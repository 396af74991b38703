import { runOrShowError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { showToast } from '#ui/toasts.ts';
import type { DocumentListItem } from '../../contract/document.ts';
import { deleteDocument } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { listsOfDocuments } from '../reads-of-documents.ts';

interface DeleteDocumentProps {
  document: Pick<DocumentListItem, 'documentId' | 'name' | 'version'>;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/** Asks before a contract goes for good (employment.14). */
export function DeleteDocument({ document: { documentId, name, version }, onClose, onDeleted }: DeleteDocumentProps) {
  const t = useTexts<typeof en>('employment');
  const k = useKernelTexts();
  const { write } = useWrite(deleteDocument, { changes: listsOfDocuments });
  const confirm = () =>
    runOrShowError(async () => {
      await write({ body: { documentId, version } });
      showToast({ title: t('list.delete.done', { name }) });
      onClose();
      onDeleted?.();
    });
  return (
    <ConfirmDialog
      title={t('list.delete.title', { name })}
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      confirmLabel={t('list.delete.confirm')}
      cancelLabel={k('actions.cancel')}
      closeLabel={k('actions.close')}
      isDestructive
    >
      {t('list.delete.text')}
    </ConfirmDialog>
  );
}
