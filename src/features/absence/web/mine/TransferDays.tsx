import { useMemo } from 'react';
import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { TableFrame } from '#ui/table/TableFrame.tsx';
import { showToast } from '#ui/toasts.ts';
import { transferVacationDays } from '../../contract/endpoints-balance.ts';
import type { AbsenceDaysOverview } from '../../contract/entities-balance.ts';
import { transferStatus } from '../../contract/kinds.ts';
import { statutoryMoved, statutoryTransferLimit, transferBasis } from '../../contract/rules/transfer.ts';
import type { en } from '../../texts/en.ts';
import { CommentField } from '../CommentField.tsx';
import { DaysInput } from '../DaysInput.tsx';
import { readsOfAbsence } from '../reads-of-absence.ts';
import { TypedComment } from '../typed-comment.ts';
import { afterTransfer } from './balance-parts.ts';
import styles from './mine.module.css';
import { workdaysOf } from '../week-mask.ts';

const transferForm = (available: number) =>
  z.object({
    daysToTransfer: z
      .union([z.number(), z.string()])
      .refine((days) => Number(days) >= 1 && Number.isInteger(Number(days) * 2), field('invalid'))
      .refine((days) => Number(days) <= available, field('tooLarge', { length: available })),
    comment: TypedComment,
  });

interface TransferProps {
  overview: AbsenceDaysOverview;
  onClose: () => void;
}

/** Transfers days to the next year, or requests it, and shows the result for both years (absence.65). */
export function TransferDays({ overview, onClose }: TransferProps) {
  const t = useTexts<typeof en>('absence');
  const { balance, companyUserId, permissions } = overview;
  const { write } = useWrite(transferVacationDays, { changes: readsOfAbsence });
  const basis = basisOf(overview);
  const { waiting } = basis;
  // Days that wait may be more than are left by now.
  const available = Math.max(0, basis.available);
  const TransferForm = useMemo(() => transferForm(available), [available]);
  const initial: z.input<typeof TransferForm> = { daysToTransfer: '', comment: '' };
  const form = useForm(TransferForm, {
    initial,
    // Illness and parental leave are what the law lets days be transferred for, so the comment is kept nowhere.
    draft: { place: `absence/${companyUserId}/${balance.year}/transfer`, omit: ['comment'] },
    send: ({ daysToTransfer, comment }, repeatKey) => {
      const body = { encCompanyUserId: companyUserId, fromYear: balance.year, daysToTransfer: Number(daysToTransfer), comment };
      return write({ body }, { repeatKey });
    },
    onSent: ({ transfer }) => {
      showToast({
        title: t(transfer.vacationDaysTransferStatus === transferStatus.pending ? 'mine.transfer.asked' : 'mine.transfer.done'),
      });
      onClose();
    },
  });
  const days = Number(form.fields.getValues().daysToTransfer) || 0;
  const limit = statutoryTransferLimit(workdaysOf(overview.workWeek).length);
  return (
    <FormDialog
      title={t('mine.transfer.title', { year: String(balance.year + 1) })}
      form={form}
      onClose={onClose}
      queryNames={['transfer']}
      send={t(permissions.transfer ? 'mine.transfer.move' : 'mine.transfer.ask')}
    >
      <DaysInput
        label={t('mine.transfer.days')}
        description={t(waiting > 0 ? 'mine.transfer.ofRest' : 'mine.transfer.of', { days: available, waiting, year: String(balance.year) })}
        required
        data-autofocus
        min={1}
        max={available}
        {...form.fields.getInputProps('daysToTransfer')}
      />
      <BothYears overview={overview} days={days} />
      {statutoryMoved(basis, days) > limit && <Notice tone="warn">{t('mine.transfer.aboveLaw', { limit })}</Notice>}
      <CommentField label={t('mine.transfer.comment')} {...form.fields.getInputProps('comment')} />
      <p className={styles['quiet']}>{t('mine.transfer.agreement')}</p>
    </FormDialog>
  );
}

function basisOf({ balance, transfers }: AbsenceDaysOverview) {
  const ofYear = transfers.filter(({ year }) => year === balance.year);
  return transferBasis(
    balance,
    ofYear.map(({ vacationDaysTransferStatus: status, vacationDays: days }) => ({ status, days })),
  );
}

function BothYears({ overview: { balance, nextYear }, days }: { overview: AbsenceDaysOverview; days: number }) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const after = afterTransfer(balance, nextYear, days);
  const rows = [
    { year: balance.year, now: balance.available, left: after.from },
    { year: balance.year + 1, now: nextYear.available, left: after.to },
  ];
  return (
    <TableFrame aria-live="polite">
      <caption className={styles['caption']}>{t('mine.transfer.becomes')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('mine.year')}</th>
          <th scope="col" className={styles['number']}>
            {t('mine.transfer.now')}
          </th>
          <th scope="col" className={styles['number']}>
            {t('mine.transfer.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ year, now, left }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td className={styles['number']}>{format.number(now)}</td>
            <td className={styles['number']}>{format.number(left)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
