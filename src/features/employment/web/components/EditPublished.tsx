import { Button, Skeleton, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGo } from '#kernel/web/address.ts';
import { fromPort } from '#kernel/web/from-port.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { invalidate, useCall, useWrite } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import type { DocumentListItem } from '../../contract/document.ts';
import { reopenDocument } from '../../contract/endpoints-life.ts';
import { checkEditPublished } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { readsOfDocuments } from '../reads-of-documents.ts';

const longestReason = 500;

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
  const [reason, setReason] = useState('');
  const cache = useQueryClient();
  const needs = read.answer?.needs;
  const edit = async (): Promise<void> => {
    setBusy(true);
    await runOrShowError(async () => {
      if (needs === 'reopening') await write({ body: { documentId, version } });
      if (needs === 'cancelledSigning') {
        await (
          await fromPort('cancelContractSigning')
        )(documentId, reason.trim());
        await invalidate(cache, ...readsOfDocuments);
      }
      if (needs !== 'nothing') showToast({ title: t(needs === 'reopening' ? 'list.reopen.done' : 'list.reopen.cancelled') });
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
      {needs === 'cancelledSigning' && (
        <Button color="red" onClick={() => void edit()} loading={isBusy} disabled={reason.trim() === ''}>
          {t('list.reopen.confirmCancel')}
        </Button>
      )}
      {(needs === 'reopening' || needs === 'nothing') && (
        <Button onClick={() => void edit()} loading={isBusy}>
          {t(needs === 'reopening' ? 'list.reopen.confirm' : 'list.reopen.continue')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={t('list.reopen.title')} isOpen onClose={onClose} canClose={!isBusy} footer={footer}>
      <Loaded read={read} skeleton={<Skeleton height={48} />}>
        {(answer) => <p>{t(`list.reopen.${answer.needs}`)}</p>}
      </Loaded>
      {needs === 'cancelledSigning' && (
        <Textarea
          label={t('list.reopen.reason')}
          description={t('list.reopen.reasonHint')}
          required
          autosize
          minRows={3}
          maxLength={longestReason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </Dialog>
  );
}
