import { Textarea } from '@mantine/core';
import { z } from 'zod';
import { useForm } from '#kernel/web/form.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { correctBalance } from '../../contract/endpoints-balance.ts';
import type { en } from '../../texts/en.ts';
import { DaysInput } from '../DaysInput.tsx';
import { DialogForm } from '../DialogForm.tsx';
import { readsOfAbsence } from '../reads-of-absence.ts';
import type { OverviewDialog } from './SetAllowance.tsx';

const { days, reason } = correctBalance.body.shape;
const CorrectionForm = z.object({ days: z.union([z.number(), z.string()]).transform(Number).pipe(days), reason });

/** Adds or deducts days of a year, with a reason for the ledger. */
export function CorrectBalance({ overview, isOpen, onClose }: OverviewDialog) {
  const t = useTexts<typeof en>('absence');
  const k = useKernelTexts();
  const title = t('person.allowance.correctTitle', { year: String(overview.balance.year) });
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} closeLabel={k('actions.close')}>
      <Fields overview={overview} onClose={onClose} />
    </Dialog>
  );
}

function Fields({ overview: { balance, companyUserId }, onClose }: Pick<OverviewDialog, 'overview' | 'onClose'>) {
  const t = useTexts<typeof en>('absence');
  const { write } = useWrite(correctBalance, { changes: readsOfAbsence });
  const initial: z.input<typeof CorrectionForm> = { days: '', reason: '' };
  const form = useForm(CorrectionForm, {
    initial,
    send: async (values) => {
      await write({ body: { companyUserId, year: balance.year, days: Number(values.days), reason: values.reason } });
      showToast({ title: t('person.allowance.corrected') });
      onClose();
    },
  });
  return (
    <DialogForm form={form} onCancel={onClose}>
      <DaysInput
        label={t('person.allowance.correctDays')}
        required
        data-autofocus
        min={-365}
        max={365}
        {...form.fields.getInputProps('days')}
      />
      <Textarea label={t('person.allowance.reason')} required maxLength={500} {...form.fields.getInputProps('reason')} />
    </DialogForm>
  );
}
