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
  const [asked, setAsked] = useState<{ question: Question; document: DocumentListItem }>();
  const copying = useCopy();
  const adding = useAddendum();
  return {
    onAsk: (question, document) => setAsked({ question, document }),
    onCopy: copying.copy,
    onAddendum: adding.add,
    dialogs: { asked, copying, adding, onClose: () => setAsked(undefined) },
  };
}

interface DocumentDialogsProps {
  asked: { question: Question; document: DocumentListItem } | undefined;
  copying: ReturnType<typeof useCopy>;
  adding: ReturnType<typeof useAddendum>;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DocumentDialogs({ asked, copying, adding, onClose, onDeleted }: DocumentDialogsProps) {
  const about = asked && { document: asked.document, onClose };
  const copy = (): void => {
    onClose();
    if (asked) copying.copy(asked.document.documentId);
  };
  return (
    <>
      {about && asked.question === 'delete' && <DeleteDocument {...about} onDeleted={onDeleted} />}
      {about && asked.question === 'edit' && <EditPublished {...about} onCopy={copy} />}
      {about && asked.question === 'upload' && <UploadSigned {...about} />}
      <LimitNotice limit={copying.limit} />
      <LimitNotice limit={adding.limit} />
    </>
  );
}
