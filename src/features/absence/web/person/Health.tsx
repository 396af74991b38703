import { Button, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import { showToast } from '#ui/toasts.ts';
import { setCareDays } from '../../contract/endpoints-balance.ts';
import type { AbsenceDaysOverview, HealthCounters } from '../../contract/entities-balance.ts';
import type { en } from '../../texts/en.ts';
import mine from '../mine/mine.module.css';
import { readsOfAbsence } from '../reads-of-absence.ts';
import type { OverviewForm } from './SetAllowance.tsx';

/** Self-certified sick leave of the last twelve months and care days of the year, for users who may see them. */
export function Health({ overview, health }: { overview: AbsenceDaysOverview; health: HealthCounters }) {
  const t = useTexts<typeof en>('absence');
  const [isOpen, setOpen] = useState(false);
  const of = (used: number, most: number | null): string =>
    most === null ? t('person.health.only', { used }) : t('person.health.of', { used, most });
  return (
    <section className={mine['panel']} aria-labelledby="health-counters">
      <h2 id="health-counters" className={mine['heading']}>
        {t('person.health.title')}
      </h2>
      <Facts areNumbers>
        <Fact label={t('person.health.occasions')}>{of(health.occasions, health.maxOccasions)}</Fact>
        <Fact label={t('person.health.days')}>{of(health.days, health.maxDays)}</Fact>
        <Fact label={t('person.health.care')}>{of(health.careDaysUsed, health.careDaysEntitled)}</Fact>
      </Facts>
      <p className={mine['quiet']}>
        {t(`person.health.schemes.${health.scheme}`)}.
        {health.maxDaysEachTime !== null && ` ${t('person.health.each', { days: health.maxDaysEachTime })}`}
      </p>
      {overview.permissions.setCareDays && (
        <ButtonRow>
          <Button size="xs" variant="default" onClick={() => setOpen(true)}>
            {t('person.health.setCare')}
          </Button>
        </ButtonRow>
      )}
      {isOpen && <CareDays overview={overview} entitled={health.careDaysEntitled} onClose={() => setOpen(false)} />}
    </section>
  );
}

const CareForm = z.object({ days: z.union([z.number(), z.string()]).transform(Number).pipe(setCareDays.body.shape.days) });

interface CareDaysProps extends OverviewForm {
  entitled: number;
}

function CareDays({ overview: { balance, companyUserId }, entitled, onClose }: CareDaysProps) {
  const t = useTexts<typeof en>('absence');
  const { write } = useWrite(setCareDays, { changes: readsOfAbsence });
  const initial: z.input<typeof CareForm> = { days: entitled };
  const form = useForm(CareForm, {
    initial,
    // What care days somebody has, tells of their family's health.
    draft: 'health',
    version: String(entitled),
    send: ({ days }) => write({ body: { companyUserId, year: balance.year, days: Number(days), read: entitled } }),
    onSent: () => {
      showToast({ title: t('person.health.careSaved') });
      onClose();
    },
  });
  return (
    <FormDialog title={t('person.health.careTitle', { year: String(balance.year) })} form={form} onClose={onClose}>
      <NumberInput
        label={t('person.health.careDays')}
        required
        data-autofocus
        min={0}
        max={365}
        allowDecimal={false}
        {...form.fields.getInputProps('days')}
      />
    </FormDialog>
  );
}
