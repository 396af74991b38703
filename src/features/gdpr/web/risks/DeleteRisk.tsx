import { Textarea } from '@mantine/core';
import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { deleteRisk, type RiskAssessment } from '../../contract/endpoints-risks.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { readsOfRisks } from './reads-of-risks.ts';

const Reason = z.object({
  reason: z
    .string()
    .trim()
    .min(1, field('required'))
    .max(1000, field('tooLong', { length: 1000 })),
});
type ReasonValues = z.input<typeof Reason>;

interface DeleteRiskProps {
  risk: RiskAssessment;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks why a risk is deleted; the log keeps the reason. */
export function DeleteRisk({ risk: { riskAssessmentId }, onClose, onDeleted }: DeleteRiskProps) {
  const t = useGdprTexts();
  const { write } = useWrite(deleteRisk, { changes: readsOfRisks });
  const form = useForm<ReasonValues, unknown>(Reason, {
    initial: { reason: '' },
    draft: { place: `gdpr/risk/${riskAssessmentId}/delete` },
    send: ({ reason }) => write({ body: { riskAssessmentId, reason } }),
    onSent: () => {
      showToast({ title: t('risks.delete.done') });
      onClose();
      onDeleted();
    },
  });
  return (
    <FormDialog title={t('risks.delete.title')} form={form} onClose={onClose} send={t('risks.delete.confirm')} isDestructive>
      <Textarea
        label={t('risks.delete.reason')}
        description={t('risks.delete.reasonHint')}
        required
        autosize
        minRows={2}
        maxLength={1000}
        data-autofocus
        {...form.fields.getInputProps('reason')}
      />
    </FormDialog>
  );
}
