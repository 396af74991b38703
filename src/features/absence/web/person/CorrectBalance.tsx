import { Text } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { correctBalance } from '../../contract/endpoints-balance.ts';
import type { en } from '../../texts/en.ts';
import { CommentField } from '../CommentField.tsx';
import { DaysInput } from '../DaysInput.tsx';
import { readsOfAbsence } from '../reads-of-absence.ts';
import type { OverviewForm } from './SetAllowance.tsx';

const { days, reason } = correctBalance.body.shape;
const CorrectionForm = z.object({ days: z.union([z.number(), z.string()]).transform(Number).pipe(days), reason });

/** Adds or deducts days of a year, with a reason for the ledger; what would come below zero is asked about first. */
export function CorrectBalance({ overview: { balance, companyUserId }, onClose }: OverviewForm) {
  const t = useTexts<typeof en>('absence');
  const { write } = useWrite(correctBalance, { changes: readsOfAbsence });
  const [pendingCorrection, setPendingCorrection] = useState<{ days: number; after: number }>();
  const initial: z.input<typeof CorrectionForm> = { days: '', reason: '' };
  const year = String(balance.year);
  const form = useForm(CorrectionForm, {
    initial,
    // Days that illness gave back are corrected too, so the reason is kept nowhere.
    draft: { place: `absence/${companyUserId}/${balance.year}/correct`, omit: ['reason'] },
    send: (values, repeatKey) => {
      const sent = { days: Number(values.days), reason: values.reason, isConfirmed: pendingCorrection?.days === Number(values.days) };
      return write({ body: { companyUserId, year: balance.year, ...sent } }, { repeatKey });
    },
    onSent: () => {
      showToast({ title: t('person.allowance.corrected') });
      onClose();
    },
    onRefused: (error) => {
      if (!error.has('vacation.BalanceBelowZero')) return false;
      setPendingCorrection({ days: Number(form.fields.getValues().days), after: Number(error.details['after']) });
      return true;
    },
  });
  const typed = Number(form.fields.getValues().days);
  const isConfirming = pendingCorrection?.days === typed;
  return (
    <FormDialog
      title={t('person.allowance.correctTitle', { year })}
      form={form}
      onClose={onClose}
      send={isConfirming ? t('person.allowance.correctAnyway') : undefined}
    >
      <DaysInput
        label={t('person.allowance.correctDays')}
        required
        data-autofocus
        min={-365}
        max={365}
        {...form.fields.getInputProps('days')}
      />
      <CommentField label={t('person.allowance.reason')} required {...form.fields.getInputProps('reason')} />
      {isConfirming ? (
        <Notice tone="warn" role="alert">
          {t('person.allowance.belowZero', { year, days: pendingCorrection.after })}
        </Notice>
      ) : (
        typed !== 0 && <Text size="sm">{t('person.allowance.left', { year, days: balance.available + typed })}</Text>
      )}
    </FormDialog>
  );
}
