import { z } from 'zod';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { correctBalance, updateCompanyUserAvailableVacationDays } from '../../contract/endpoints-balance.ts';
import { Comment } from '../../contract/entities.ts';
import type { AbsenceDaysOverview } from '../../contract/entities-balance.ts';
import { VacationDays } from '../../contract/entities-settings.ts';
import type { en } from '../../texts/en.ts';
import { CommentField } from '../CommentField.tsx';
import { DaysInput } from '../DaysInput.tsx';
import { readsOfAbsence } from '../reads-of-absence.ts';
import { allowedDaysIn } from './refused-allowance.ts';

export interface OverviewForm {
  overview: AbsenceDaysOverview;
  onClose: () => void;
}

const Days = z.union([z.number(), z.string()]).transform(Number).pipe(VacationDays);
const AllowanceForm = z.object({ availableAbsenceDays: Days, reason: Comment });
/** A reason is required once days are booked, because people have relied on the number. */
const ReasonedForm = AllowanceForm.extend({ reason: correctBalance.body.shape.reason });

/** Sets a person's vacation days in a year. */
export function SetAllowance({ overview: { balance, companyUserId }, onClose }: OverviewForm) {
  const t = useTexts<typeof en>('absence');
  const { write } = useWrite(updateCompanyUserAvailableVacationDays, { changes: readsOfAbsence });
  const isBooked = balance.taken + balance.reserved > 0;
  const read = balance.allowance;
  const form = useForm(isBooked ? ReasonedForm : AllowanceForm, {
    initial: { availableAbsenceDays: read, reason: '' },
    version: String(read),
    draft: { place: `absence/${companyUserId}/${balance.year}/allowance` },
    send: ({ availableAbsenceDays, reason }) =>
      write({ body: { companyUserId, year: balance.year, availableAbsenceDays: Number(availableAbsenceDays), reason, read } }),
    onSent: () => {
      showToast({ title: t('person.allowance.saved') });
      onClose();
    },
    onRefused: (error) => {
      const allowed = allowedDaysIn(error);
      if (!allowed) return false;
      form.fields.setFieldError('availableAbsenceDays', t('person.allowance.outOfRange', allowed));
      form.fields.getInputNode('availableAbsenceDays')?.focus();
      return true;
    },
  });
  const days = Number(form.fields.getValues().availableAbsenceDays);
  const isBelow = days < balance.taken + balance.reserved;
  return (
    <FormDialog title={t('person.allowance.setTitle', { year: String(balance.year) })} form={form} onClose={onClose}>
      <DaysInput
        label={t('person.allowance.days')}
        required
        data-autofocus
        min={1}
        max={365}
        {...form.fields.getInputProps('availableAbsenceDays')}
      />
      <CommentField
        label={t('person.allowance.reason')}
        description={t('person.allowance.setReason')}
        required={isBooked}
        {...form.fields.getInputProps('reason')}
      />
      {isBelow && <Notice tone="warn">{t('person.allowance.below')}</Notice>}
    </FormDialog>
  );
}
