import { useState } from 'react';
import { LimitNotice } from '#features/billing/web/public.ts';
import type { DocumentListItem } from '../../contract/document.ts';
import { useAddendum } from '../use-addendum.ts';
import { useCopy } from '../use-copy.ts';
import { DeleteDocument } from './DeleteDocument.tsx';
import { EditPublished } from './EditPublished.tsx';
import { UploadSigned } from './UploadSigned.tsx';

type Question = 'delete' | 'edit' | 'upload';
/** Opens one of the dialogs over a contract. */
export type OpenDocumentDialog = (question: Question, document: DocumentListItem) => void;

interface DocumentDialogState {
  onAsk: OpenDocumentDialog;
  onCopy: (documentId: string) => void;
  onAddendum: (documentId: string) => void;
  /** For `<DocumentDialogs />`, which stands beside the menus. */
  dialogs: Omit<DocumentDialogsProps, 'onDeleted'>;
}

/** What is asked about a contract, of the list and of its page. */
export function useDocumentDialogs(): DocumentDialogState {
  const [dialog, setDialog] = useState<{ question: Question; document: DocumentListItem }>();
  const copying = useCopy();
  const adding = useAddendum();
  return {
    onAsk: (question, document) => setDialog({ question, document }),
    onCopy: copying.copy,
    onAddendum: adding.add,
    dialogs: { dialog, copying, adding, onClose: () => setDialog(undefined) },
  };
}

interface DocumentDialogsProps {
  dialog: { question: Question; document: DocumentListItem } | undefined;
  copying: ReturnType<typeof useCopy>;
  adding: ReturnType<typeof useAddendum>;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DocumentDialogs({ dialog, copying, adding, onClose, onDeleted }: DocumentDialogsProps) {
  const about = dialog && { document: dialog.document, onClose };
  const copy = (): void => {
    onClose();
    if (dialog) copying.copy(dialog.document.documentId);
  };
  return (
    <>
      {about && dialog.question === 'delete' && <DeleteDocument {...about} onDeleted={onDeleted} />}
      {about && dialog.question === 'edit' && <EditPublished {...about} onCopy={copy} />}
      {about && dialog.question === 'upload' && <UploadSigned {...about} />}
      <LimitNotice limit={copying.limit} />
      <LimitNotice limit={adding.limit} />
    </>
  );
}
