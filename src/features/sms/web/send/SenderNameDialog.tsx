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
import { listMessages } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';

const SenderSchema = z.object({
  smsSenderName: z.string().trim().min(1, field('required')).refine(isSenderName, field('properFormat')),
});
type SenderValues = z.input<typeof SenderSchema>;

interface SenderNameDialogProps {
  proposed: string | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Confirms the company’s short name, which is kept in its settings. */
export function SenderNameDialog({ proposed, onSaved, onClose }: SenderNameDialogProps) {
  const t = useTexts<typeof en>('sms');
  const { write } = useWrite(updateCompanySettings, { changes: [listMessages, getCompany] });
  const form = useForm<SenderValues, unknown>(SenderSchema, {
    initial: { smsSenderName: proposed ?? '' },
    draft: { place: 'sms/sender' },
    send: ({ smsSenderName }) => write({ body: { smsSenderName: smsSenderName.trim() } }),
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
