import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
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
  const { write } = useWrite(deleteDocument, { changes: listsOfDocuments });
  return (
    <ConfirmAction
      title={t('list.delete.title', { name })}
      onClose={onClose}
      act={() => write({ body: { documentId, version } })}
      done={t('list.delete.done', { name })}
      onDone={onDeleted}
      confirmLabel={t('list.delete.confirm')}
      isDestructive
    >
      {t('list.delete.text')}
    </ConfirmAction>
  );
}
