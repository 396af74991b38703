import { TextInput } from '@mantine/core';
import { z } from 'zod';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { emailInput } from '#ui/email-input.ts';
import { showToast } from '#ui/toasts.ts';
import { updateSigningRecipientInvitationEmail } from '../../contract/endpoints-life.ts';
import type { SigningRecipient, SigningRequestItem } from '../../contract/entities.ts';
import { email } from '../../contract/fields.ts';
import type { en } from '../../texts/en.ts';
import { readsOfRequests } from '../reads-of-requests.ts';

const NewAddress = z.object({ email });

interface ChangeEmailProps {
  request: SigningRequestItem;
  person: SigningRecipient;
  onClose: () => void;
}

/** Corrects the address of somebody who has not answered; links to the old one stop (signing.13). */
export function ChangeEmail({ request: { signingRequestId, version }, person, onClose }: ChangeEmailProps) {
  const t = useTexts<typeof en>('signing');
  const { recipientId, name } = person;
  const { write } = useWrite(updateSigningRecipientInvitationEmail, { changes: readsOfRequests });
  const form = useForm<z.input<typeof NewAddress>, Answer<typeof updateSigningRecipientInvitationEmail>>(NewAddress, {
    initial: { email: '' },
    draft: { place: `signing/email/${recipientId}`, version },
    replaces: person.email,
    send: (values) => write({ body: { signingRequestId, version, recipientId, ...values } }),
    onSent: () => {
      showToast({ title: t('request.email.done', { name }) });
      onClose();
    },
  });
  return (
    <FormDialog title={t('request.email.title', { name })} form={form} onClose={onClose} send={t('request.email.confirm')}>
      <p>{t('request.email.now', { email: person.email })}</p>
      <p>{t('request.email.text')}</p>
      <TextInput label={t('request.email.label')} required data-autofocus {...emailInput} {...form.fields.getInputProps('email')} />
    </FormDialog>
  );
}
