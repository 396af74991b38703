import { Button, NumberInput } from '@mantine/core';
import { z } from 'zod';
import { useForm } from '#kernel/web/form.ts';
import { FormProblem } from '#kernel/web/FormProblem.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { updateCompanyUserAvailableVacationDays } from '../../contract/endpoints-balance.ts';
import type { AbsenceDaysOverview } from '../../contract/entities-balance.ts';
import { VacationDays } from '../../contract/entities-settings.ts';
import type { en } from '../../texts/en.ts';
import mine from '../mine/mine.module.css';
import { readsOfAbsence } from '../reads-of-absence.ts';

export interface OverviewDialog {
  overview: AbsenceDaysOverview;
  isOpen: boolean;
  onClose: () => void;
}

const AllowanceForm = z.object({ availableAbsenceDays: z.union([z.number(), z.string()]).transform(Number).pipe(VacationDays) });

/** Sets how many vacation days somebody has in a year. */
export function SetAllowance({ overview, isOpen, onClose }: OverviewDialog) {
  const t = useTexts<typeof en>('absence');
  const k = useKernelTexts();
  const title = t('person.allowance.setTitle', { year: String(overview.balance.year) });
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} closeLabel={k('actions.close')}>
      <Fields overview={overview} onClose={onClose} />
    </Dialog>
  );
}

function Fields({ overview: { balance, companyUserId }, onClose }: Pick<OverviewDialog, 'overview' | 'onClose'>) {
  const t = useTexts<typeof en>('absence');
  const k = useKernelTexts();
  const { write } = useWrite(updateCompanyUserAvailableVacationDays, { changes: readsOfAbsence });
  const initial: z.input<typeof AllowanceForm> = { availableAbsenceDays: balance.allowance };
  const form = useForm(AllowanceForm, {
    initial,
    send: async ({ availableAbsenceDays }) => {
      await write({ body: { companyUserId, year: balance.year, availableAbsenceDays: Number(availableAbsenceDays) } });
      showToast({ title: t('person.allowance.saved') });
      onClose();
    },
  });
  const days = Number(form.fields.getValues().availableAbsenceDays);
  const isBelow = days < balance.taken + balance.reserved;
  return (
    <form className={mine['form']} onSubmit={form.submit} noValidate>
      <NumberInput
        label={t('person.allowance.days')}
        required
        data-autofocus
        min={1}
        max={365}
        step={0.5}
        {...form.fields.getInputProps('availableAbsenceDays')}
      />
      {isBelow && <Notice tone="warn">{t('person.allowance.below')}</Notice>}
      <FormProblem form={form} />
      <div className={mine['buttons']}>
        <Button variant="default" onClick={onClose}>
          {k('actions.cancel')}
        </Button>
        <Button type="submit" loading={form.sending}>
          {k('actions.save')}
        </Button>
      </div>
    </form>
  );
}
