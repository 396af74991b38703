import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { getCompany, updateCompanySettings } from '#features/company/contract/endpoints.ts';
import { field } from '#kernel/contract/errors.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { isSenderName, senderLengths } from '../../contract/rules/sender-name.ts';
import type { SmsSending } from '../../contract/entities.ts';
import { listMessages } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';

const SenderSchema = z.object({
  smsSenderName: z.string().trim().min(1, field('required')).refine(isSenderName, field('properFormat')),
});
type SenderValues = z.input<typeof SenderSchema>;

interface SenderNameDialogProps {
  sending: Pick<SmsSending, 'companySender' | 'companyVersion' | 'proposedSender'>;
  onSaved: () => void;
  onClose: () => void;
}

/** Confirms the company’s sender name, which is kept in its settings. */
export function SenderNameDialog({ sending, onSaved, onClose }: SenderNameDialogProps) {
  const t = useTexts<typeof en>('sms');
  const { companySender, companyVersion: version, proposedSender } = sending;
  const { write } = useWrite(updateCompanySettings, { changes: [listMessages, getCompany] });
  const form = useForm<SenderValues, unknown>(SenderSchema, {
    initial: { smsSenderName: proposedSender ?? '' },
    draft: { place: 'sms/sender', version },
    replaces: companySender,
    send: ({ smsSenderName }) => write({ body: { version, smsSenderName: smsSenderName.trim() } }),
    onSent: () => {
      showToast({ title: t('name.saved') });
      onSaved();
      onClose();
    },
  });
  return (
    <FormDialog title={t('name.title')} form={form} onClose={onClose} send={t('name.save')}>
      <p>{t('name.text')}</p>
      <TextInput
        label={t('name.label')}
        description={t('name.labelText')}
        required
        maxLength={senderLengths.most}
        data-autofocus
        {...form.fields.getInputProps('smsSenderName')}
      />
    </FormDialog>
  );
}
