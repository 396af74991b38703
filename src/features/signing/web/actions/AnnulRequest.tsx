import { Textarea } from '@mantine/core';
import { z } from 'zod';
import { LimitNotice } from '#features/billing/web/public.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { DateField } from '#kernel/web/DateField.tsx';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { today } from '#kernel/web/local-day.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { annulSigningRequest } from '../../contract/endpoints-seal.ts';
import type { SigningRequestItem } from '../../contract/entities.ts';
import { reason, termsFields } from '../../contract/fields.ts';
import type { en } from '../../texts/en.ts';
import { readsOfRequests } from '../reads-of-requests.ts';
import { useRequestWords } from '../request-words.ts';
import { useSignaturesLeft } from '../use-signatures-left.ts';

const Annulment = z.object({ reason, dueDate: termsFields.dueDate });

interface AnnulRequestProps {
  request: SigningRequestItem;
  onClose: () => void;
}

/** Asks those who signed to sign that the agreement no longer holds (signing.21). */
export function AnnulRequest({ request, onClose }: AnnulRequestProps) {
  const t = useTexts<typeof en>('signing');
  const words = useRequestWords();
  const left = useSignaturesLeft();
  const { signingRequestId, version } = request;
  const { write } = useWrite(annulSigningRequest, { changes: readsOfRequests });
  const form = useForm<z.input<typeof Annulment>, Answer<typeof annulSigningRequest>>(Annulment, {
    initial: { reason: '', dueDate: '' },
    draft: { place: `signing/annul/${signingRequestId}`, version },
    send: (values, repeatKey) => write({ body: { signingRequestId, version, ...values } }, { repeatKey }),
    onSent: () => {
      showToast({ title: t('request.annul.done') });
      onClose();
    },
    onRefused: left.handleRefusal,
  });
  return (
    <FormDialog
      title={t('request.annul.title', { name: words.name(request) })}
      form={form}
      onClose={onClose}
      send={t('request.annul.confirm')}
      isDestructive
    >
      <p>{t('request.annul.text')}</p>
      <Textarea label={t('request.annul.reason')} required autosize minRows={3} data-autofocus {...form.fields.getInputProps('reason')} />
      <DateField label={t('request.annul.dueDate')} min={today()} {...form.fields.getInputProps('dueDate')} />
      <LimitNotice limit={left.limit} />
    </FormDialog>
  );
}
