import { Button, Skeleton, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { useGo } from '#kernel/web/address.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
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
export function EditPublished({ document, onClose, onCopy }: EditPublishedProps) {
  const { documentId, version } = document;
  const t = useTexts<typeof en>('employment');
  const k = useKernelTexts();
  const go = useGo();
  const read = useCall(checkEditPublished, { body: { documentEncrId: documentId } });
  const { write, writing } = useWrite(reopenDocument, { changes: readsOfDocuments });
  const needs = read.answer?.needs;
  const open = (): void => {
    onClose();
    void go('/employee-contract/edit', { documentId });
  };
  if (needs === 'cancelledSigning') return <CancelToEdit documentId={documentId} onClose={onClose} onCancelled={open} />;
  const edit = () =>
    runOrShowError(async () => {
      if (needs === 'reopening') {
        await write({ body: { documentId, version } });
        showToast({ title: t('list.reopen.done') });
      }
      open();
    });
  const footer = (
    <>
      <Button variant="default" onClick={onClose}>
        {k('actions.cancel')}
      </Button>
      {needs === 'copy' && <Button onClick={onCopy}>{t('list.reopen.confirmCopy')}</Button>}
      {(needs === 'reopening' || needs === 'nothing') && (
        <Button onClick={() => void edit()} loading={writing}>
          {t(needs === 'reopening' ? 'list.reopen.confirm' : 'list.reopen.continue')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={t('list.reopen.title')} isOpen onClose={onClose} canClose={!writing} footer={footer}>
      <Loaded read={read} skeleton={<Skeleton height={48} />}>
        {(answer) => <p>{t(`list.reopen.${answer.needs}`)}</p>}
      </Loaded>
    </Dialog>
  );
}

const Cancelling = z.object({ reason: z.string().trim().min(1, field('required')).max(longestReason) });

interface CancelToEditProps {
  documentId: string;
  onClose: () => void;
  onCancelled: () => void;
}

/** Asks why the signing of a contract is cancelled, which those who were asked to sign are told. */
function CancelToEdit({ documentId, onClose, onCancelled }: CancelToEditProps) {
  const t = useTexts<typeof en>('employment');
  const cache = useQueryClient();
  const form = useForm<z.input<typeof Cancelling>>(Cancelling, {
    initial: { reason: '' },
    draft: { place: `employment/${documentId}/cancel-signing` },
    send: async ({ reason }) => {
      const cancel = await fromPort('cancelContractSigning');
      await cancel(documentId, reason.trim());
      await invalidate(cache, ...readsOfDocuments);
    },
    onSent: () => {
      showToast({ title: t('list.reopen.cancelled') });
      onCancelled();
    },
  });
  return (
    <FormDialog title={t('list.reopen.title')} form={form} onClose={onClose} send={t('list.reopen.confirmCancel')} isDestructive>
      <p>{t('list.reopen.cancelledSigning')}</p>
      <Textarea
        label={t('list.reopen.reason')}
        description={t('list.reopen.reasonHint')}
        required
        autosize
        minRows={3}
        maxLength={longestReason}
        data-autofocus
        {...form.fields.getInputProps('reason')}
      />
    </FormDialog>
  );
}
