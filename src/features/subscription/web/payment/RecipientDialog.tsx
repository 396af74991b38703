import { TextInput } from '@mantine/core';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { emailInput } from '#ui/email-input.ts';
import { showToast } from '#ui/toasts.ts';
import { updateRecipient } from '../../contract/endpoints-payment.ts';
import type { Recipient } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { readsOfSubscription } from '../reads-of-subscription.ts';

const RecipientForm = updateRecipient.body.omit({ version: true });

interface RecipientDialogProps {
  recipient: Recipient | null;
  version: number;
  onClose: () => void;
}

/** Who gets the invoices. */
export function RecipientDialog({ recipient, version, onClose }: RecipientDialogProps) {
  const t = useTexts<typeof en>('subscription');
  const { write } = useWrite(updateRecipient, { changes: readsOfSubscription });
  const form = useForm(RecipientForm, {
    initial: { name: recipient?.name ?? '', email: recipient?.email ?? '' },
    send: (values) => write({ body: { ...values, version } }),
    onSent: () => {
      showToast({ title: t('recipient.saved') });
      onClose();
    },
    draft: { place: 'subscription/recipient', version },
  });
  const { fields } = form;
  return (
    <FormDialog title={t('recipient.title')} form={form} send={t('recipient.save')} onClose={onClose}>
      <p>{t('recipient.lead')}</p>
      <TextInput required label={t('recipient.name')} autoComplete="off" data-autofocus {...fields.getInputProps('name')} />
      <TextInput required label={t('recipient.email')} {...emailInput} {...fields.getInputProps('email')} />
    </FormDialog>
  );
}
