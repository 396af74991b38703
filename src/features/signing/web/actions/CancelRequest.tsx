import { Textarea } from '@mantine/core';
import { z } from 'zod';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { cancelSigningRequest, cancelSigningRequestAndUpdateDocumentStatus } from '../../contract/endpoints-life.ts';
import type { SigningRequestItem } from '../../contract/entities.ts';
import { reason } from '../../contract/fields.ts';
import type { en } from '../../texts/en.ts';
import { useRequestWords } from '../request-words.ts';
import { readsOfContracts, readsOfRequests } from '../reads-of-requests.ts';

const Reason = z.object({ reason });

interface CancelRequestProps {
  request: SigningRequestItem;
  onClose: () => void;
}

/** Cancels a request with a reason, which those who were invited or have signed are told (signing.14). */
export function CancelRequest({ request, onClose }: CancelRequestProps) {
  const t = useTexts<typeof en>('signing');
  const format = useFormat();
  const words = useRequestWords();
  const { signingRequestId, version, documentId, recipients } = request;
  const name = words.name(request);
  const plain = useWrite(cancelSigningRequest, { changes: readsOfRequests });
  const withContract = useWrite(cancelSigningRequestAndUpdateDocumentStatus, { changes: readsOfContracts });
  const form = useForm<z.input<typeof Reason>, Answer<typeof cancelSigningRequest>>(Reason, {
    initial: { reason: '' },
    draft: { place: `signing/cancel/${signingRequestId}`, version },
    send: (values) => (documentId === null ? plain : withContract).write({ body: { signingRequestId, version, ...values } }),
    onSent: () => {
      showToast({ title: t('request.cancel.done', { name }) });
      onClose();
    },
  });
  const signed = recipients.filter(({ status }) => status === 'Completed').map((person) => person.name);
  return (
    <FormDialog title={t('request.cancel.title', { name })} form={form} onClose={onClose} send={t('request.cancel.confirm')} isDestructive>
      <p>{signed.length > 0 ? t('request.cancel.signed', { names: format.list(signed) }) : t('request.cancel.nobody')}</p>
      <p>
        {t('request.cancel.told')} {documentId !== null && t('request.cancel.contract')}
      </p>
      <Textarea label={t('request.cancel.reason')} required autosize minRows={3} data-autofocus {...form.fields.getInputProps('reason')} />
    </FormDialog>
  );
}
