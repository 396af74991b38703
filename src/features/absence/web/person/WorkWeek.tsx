import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { DateField } from '#kernel/web/DateField.tsx';
import { notSent, useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Day } from '#kernel/contract/values.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import { showToast } from '#ui/toasts.ts';
import { setWorkWeek } from '../../contract/endpoints-balance.ts';
import type { AbsenceDaysOverview } from '../../contract/entities-balance.ts';
import type { en } from '../../texts/en.ts';
import mine from '../mine/mine.module.css';
import { RecountDialog } from '../company/settings/RecountDialog.tsx';
import { useRecountQuestion } from '../company/settings/use-recount-question.ts';
import { countedLines } from '../counted-lines.ts';
import { readsOfAbsence } from '../reads-of-absence.ts';
import { weekdayNames, weekdays } from '../request/repetition.ts';
import { usePersonWeekWords, useWeekWords } from '../use-week-words.ts';
import { weekdaysOf, workdaysOf } from '../week-mask.ts';
import styles from './year.module.css';

interface WorkWeekProps {
  overview: AbsenceDaysOverview;
  today: string;
}

/** The weekdays that a person works, now and in the future. */
export function WorkWeek({ overview, today }: WorkWeekProps) {
  const t = useTexts<typeof en>('absence');
  const [isOpen, setOpen] = useState(false);
  const write = useWeekWords();
  const writeSet = usePersonWeekWords();
  return (
    <section className={mine['panel']} aria-labelledby="work-week">
      <h2 id="work-week" className={mine['heading']}>
        {t('person.week.title')}
      </h2>
      <p className={mine['left']}>{t('person.week.now', { days: write({ weekdays: overview.workWeek, validFrom: null }) })}</p>
      <StackedList>
        {overview.workWeeks.length === 0 && <li className={mine['quiet']}>{t('person.week.company')}</li>}
        {overview.workWeeks.map((week) => (
          <li key={week.validFrom ?? ''} className={mine['quiet']}>
            {writeSet(week)}
          </li>
        ))}
      </StackedList>
      {overview.permissions.setWorkWeek && (
        <ButtonRow>
          <Button size="xs" variant="default" onClick={() => setOpen(true)}>
            {t('person.week.change')}
          </Button>
        </ButtonRow>
      )}
      {isOpen && <ChangeWeek overview={overview} today={today} onClose={() => setOpen(false)} />}
    </section>
  );
}

const WeekForm = z
  .object({ validFrom: z.string().min(1, field('required')).pipe(Day), days: z.array(z.string()), isCompanys: z.boolean() })
  .refine(({ days, isCompanys }) => isCompanys || days.length > 0, { message: field('select'), path: ['days'] });

function ChangeWeek({ overview, today, onClose }: WorkWeekProps & { onClose: () => void }) {
  const t = useTexts<typeof en>('absence');
  const { write } = useWrite(setWorkWeek, { changes: readsOfAbsence });
  const words = usePersonWeekWords();
  const read = overview.workWeeks;
  const { question, isConfirmed } = useRecountQuestion();
  const initial: z.input<typeof WeekForm> = { validFrom: today, days: workdaysOf(overview.workWeek), isCompanys: false };
  const form = useForm(WeekForm, {
    initial,
    draft: { place: `absence/${overview.companyUserId}/week` },
    replaces: read.map(words).join('; ') || null,
    send: async ({ validFrom, days, isCompanys }) => {
      const person = { companyUserId: overview.companyUserId, validFrom, weekdays: isCompanys ? null : weekdaysOf(days) };
      return (await isConfirmed({ person })) ? write({ body: { ...person, read } }) : notSent;
    },
    onSent: (counted) => {
      showToast({ title: t('person.week.saved'), lines: countedLines(t, counted) });
      onClose();
    },
  });
  return (
    <FormDialog title={t('person.week.change')} form={form} onClose={onClose}>
      <DateField label={t('person.week.from')} required {...form.fields.getInputProps('validFrom')} />
      <Checkbox label={t('person.week.useCompany')} {...form.fields.getInputProps('isCompanys', { type: 'checkbox' })} />
      {!form.fields.getValues().isCompanys && (
        <Checkbox.Group label={t('person.week.days')} required {...form.fields.getInputProps('days')}>
          <div className={styles['weekdays']}>
            {weekdays.map((day) => (
              <Checkbox key={day} value={day} label={t(`request.weekdays.${weekdayNames[day]}`)} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      {question && (
        <RecountDialog recount={question.about} onConfirm={() => question.answer(true)} onClose={() => question.answer(false)} />
      )}
    </FormDialog>
  );
}
