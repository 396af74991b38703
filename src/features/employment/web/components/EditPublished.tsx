import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useGo } from '#kernel/web/address.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import type { DocumentListItem } from '../../contract/document.ts';
import { reopenDocument } from '../../contract/endpoints-life.ts';
import { checkEditPublished } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { readsOfDocuments } from '../reads-of-documents.ts';

interface EditPublishedProps {
  document: Pick<DocumentListItem, 'documentId' | 'version'>;
  onClose: () => void;
  onCopy: () => void;
}

/** Says what it takes to edit a contract that is no draft, and does it (employment.14). */
export function EditPublished({ document: { documentId, version }, onClose, onCopy }: EditPublishedProps) {
  const t = useTexts<typeof en>('employment');
  const k = useKernelTexts();
  const go = useGo();
  const read = useCall(checkEditPublished, { body: { documentEncrId: documentId } });
  const { write } = useWrite(reopenDocument, { changes: readsOfDocuments });
  const [isBusy, setBusy] = useState(false);
  const needs = read.answer?.needs;
  const edit = async (): Promise<void> => {
    setBusy(true);
    await runOrShowError(async () => {
      if (needs === 'reopening') {
        await write({ body: { documentId, version } });
        showToast({ title: t('list.reopen.done') });
      }
      onClose();
      await go('/employee-contract/edit', { documentId });
    });
    setBusy(false);
  };
  const footer = (
    <>
      <Button variant="default" onClick={onClose}>
        {k('actions.cancel')}
      </Button>
      {needs === 'copy' && <Button onClick={onCopy}>{t('list.reopen.confirmCopy')}</Button>}
      {(needs === 'reopening' || needs === 'nothing') && (
        <Button onClick={() => void edit()} loading={isBusy}>
          {t(needs === 'reopening' ? 'list.reopen.confirm' : 'list.reopen.continue')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={t('list.reopen.title')} isOpen onClose={onClose} closeLabel={k('actions.close')} canClose={!isBusy} footer={footer}>
      <Loaded read={read} skeleton={<Skeleton height={48} />}>
        {(answer) => <p>{t(`list.reopen.${answer.needs}`)}</p>}
      </Loaded>
    </Dialog>
  );
}
