import { Button } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { endsBeforeStart } from '#kernel/contract/days.ts';
import { field } from '#kernel/contract/errors.ts';
import { DateRangeField } from '#kernel/web/DateRangeField.tsx';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useReadOnly, useUser } from '#kernel/web/session.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { Day } from '#kernel/contract/values.ts';
import { showToast } from '#ui/toasts.ts';
import { getPossibleDeputies, getSettings, setDeputy } from '../../contract/endpoints-company.ts';
import type { AbsenceSettings } from '../../contract/entities-settings.ts';
import { absenceRights } from '../../contract/rights.ts';
import type { en } from '../../texts/en.ts';
import styles from './decide.module.css';

type Deputy = AbsenceSettings['deputy'];

/** The user's deputy. */
export function DeputyPanel({ settings: { deputy } }: { settings: Pick<AbsenceSettings, 'deputy'> }) {
  const t = useTexts<typeof en>('absence');
  const isFixed = useReadOnly();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles['panel']} aria-label={t('decide.deputy.title')}>
      <div>
        <h2>{t('decide.deputy.title')}</h2>
        <Sentence deputy={deputy} />
      </div>
      {!isFixed && (
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('decide.deputy.change')}
        </Button>
      )}
      {isOpen && <DeputyForm deputy={deputy} onDone={() => setOpen(false)} />}
    </section>
  );
}

function Sentence({ deputy }: { deputy: Deputy }) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  if (!deputy) return <p>{t('decide.deputy.none')}</p>;
  const { fullName: name, from, to } = deputy;
  const words = { name, from: format.date(from), to: format.date(to), period: format.dateRange(from, to) };
  const kind = deputy.from ? (deputy.to ? 'between' : 'from') : deputy.to ? 'until' : 'always';
  return <p>{t(`decide.deputy.${kind}`, words)}</p>;
}

const optionalDay = z.union([z.literal(''), Day]);
const DeputyValues = z
  .object({ companyUserId: z.string().min(1, field('select')), from: optionalDay, to: optionalDay })
  .refine(({ from, to }) => !endsBeforeStart(from, to), { message: field('endBeforeStart'), path: ['to'] });

function DeputyForm({ deputy, onDone }: { deputy: Deputy; onDone: () => void }) {
  const t = useTexts<typeof en>('absence');
  const { write, writing } = useWrite(setDeputy, { changes: [getSettings] });
  const { role } = useUser();
  const { answer } = useCall(getPossibleDeputies, {}, { staleMinutes: 5 });
  const form = useForm(DeputyValues, {
    initial: { companyUserId: deputy?.companyUserId ?? '', from: deputy?.from ?? '', to: deputy?.to ?? '' },
    draft: { place: 'absence/deputy' },
    send: ({ companyUserId, from, to }) => write({ body: { companyUserId, from: from || null, to: to || null } }),
    onSent: () => {
      showToast({ title: t('decide.deputy.saved') });
      onDone();
    },
  });
  async function remove(): Promise<void> {
    await write({ body: { companyUserId: null, from: null, to: null } });
    showToast({ title: t('decide.deputy.removed') });
    form.discard();
    onDone();
  }
  return (
    <FormDialog
      title={t('decide.deputy.title')}
      form={form}
      onClose={onDone}
      more={
        deputy && (
          <Button variant="subtle" disabled={writing} onClick={() => void runOrShowError(remove)}>
            {t('decide.deputy.remove')}
          </Button>
        )
      }
    >
      <p className={styles['text']}>{t('decide.deputy.text')}</p>
      {role && absenceRights.absence.levels[role] === 'full' && <p className={styles['text']}>{t('decide.deputy.administrator')}</p>}
      <PersonSelect
        label={t('decide.deputy.person')}
        required
        people={(answer?.people ?? []).map(({ companyUserId, fullName, department }) => ({
          id: companyUserId,
          name: fullName,
          about: department,
        }))}
        {...form.fields.getInputProps('companyUserId')}
      />
      <DateRangeField
        from={{ label: t('decide.deputy.first'), ...form.fields.getInputProps('from') }}
        to={{ label: t('decide.deputy.last'), ...form.fields.getInputProps('to') }}
      />
    </FormDialog>
  );
}
