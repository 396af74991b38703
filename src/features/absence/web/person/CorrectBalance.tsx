import { Textarea } from '@mantine/core';
import { z } from 'zod';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { correctBalance } from '../../contract/endpoints-balance.ts';
import type { en } from '../../texts/en.ts';
import { DaysInput } from '../DaysInput.tsx';
import { readsOfAbsence } from '../reads-of-absence.ts';
import type { OverviewForm } from './SetAllowance.tsx';

const { days, reason } = correctBalance.body.shape;
const CorrectionForm = z.object({ days: z.union([z.number(), z.string()]).transform(Number).pipe(days), reason });

/** Adds or deducts days of a year, with a reason for the ledger. */
export function CorrectBalance({ overview: { balance, companyUserId }, onClose }: OverviewForm) {
  const t = useTexts<typeof en>('absence');
  const { write } = useWrite(correctBalance, { changes: readsOfAbsence });
  const initial: z.input<typeof CorrectionForm> = { days: '', reason: '' };
  const form = useForm(CorrectionForm, {
    initial,
    draft: { place: `absence/${companyUserId}/${balance.year}/correct`, omit: ['reason'] },
    send: (values, repeatKey) =>
      write({ body: { companyUserId, year: balance.year, days: Number(values.days), reason: values.reason } }, { repeatKey }),
    onSent: () => {
      showToast({ title: t('person.allowance.corrected') });
      onClose();
    },
  });
  return (
    <FormDialog title={t('person.allowance.correctTitle', { year: String(balance.year) })} form={form} onClose={onClose}>
      <DaysInput
        label={t('person.allowance.correctDays')}
        required
        data-autofocus
        min={-365}
        max={365}
        {...form.fields.getInputProps('days')}
      />
      <Textarea label={t('person.allowance.reason')} required maxLength={500} {...form.fields.getInputProps('reason')} />
    </FormDialog>
  );
}
