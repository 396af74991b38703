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
import { showToast } from '#ui/toasts.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import { setWorkWeek } from '../../../contract/endpoints-balance.ts';
import type { AbsenceSettings } from '../../../contract/entities-settings.ts';
import type { en } from '../../../texts/en.ts';
import { countedLines } from '../../counted-lines.ts';
import { weekdayNames, weekdays } from '../../request/repetition.ts';
import { readsOfSettings } from '../../reads-of-absence.ts';
import { useWeekWords } from '../../use-week-words.ts';
import { laterWeeks, weekdaysOf, weekOn, workdaysOf } from '../../week-mask.ts';
import { RecountDialog } from './RecountDialog.tsx';
import styles from './settings.module.css';
import { useRecountQuestion } from './use-recount-question.ts';

const WeekValues = z.object({ days: z.array(z.string()).min(1, field('select')), validFrom: Day });

type WeekProps = { settings: Pick<AbsenceSettings, 'workWeeks' | 'today'> };

/** The company's working days, now and later; another week begins on a day of its own, so it is not part of the form of the rules. */
export function CompanyWeek({ settings }: WeekProps) {
  const t = useTexts<typeof en>('absence');
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingSection title={t('settings.week.title')} text={t('settings.week.text')}>
      <Weeks settings={settings} />
      <ButtonRow>
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('settings.week.change')}
        </Button>
      </ButtonRow>
      {isOpen && <ChangeWeek settings={settings} onClose={() => setOpen(false)} />}
    </SettingSection>
  );
}

function ChangeWeek({ settings: { workWeeks, today }, onClose }: WeekProps & { onClose: () => void }) {
  const t = useTexts<typeof en>('absence');
  const { write } = useWrite(setWorkWeek, { changes: readsOfSettings });
  const words = useWeekWords();
  const { question, isConfirmed } = useRecountQuestion();
  const form = useForm(WeekValues, {
    initial: { days: workdaysOf(weekOn(workWeeks, today)), validFrom: today },
    draft: { place: 'absence/settings/week' },
    replaces: workWeeks.map(words).join('; ') || null,
    send: async ({ days, validFrom }) => {
      const body = { weekdays: weekdaysOf(days), validFrom };
      return (await isConfirmed({ workWeek: body })) ? write({ body: { ...body, read: workWeeks } }) : notSent;
    },
    onSent: (counted) => {
      showToast({ title: t('settings.week.saved'), lines: countedLines(t, counted) });
      onClose();
    },
  });
  return (
    <FormDialog title={t('settings.week.change')} form={form} onClose={onClose}>
      <Checkbox.Group label={t('settings.week.days')} required {...form.fields.getInputProps('days')}>
        <div className={styles['days']}>
          {weekdays.map((day) => (
            <Checkbox key={day} value={day} label={t(`request.weekdays.${weekdayNames[day]}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <DateField label={t('settings.week.validFrom')} required {...form.fields.getInputProps('validFrom')} />
      {question && (
        <RecountDialog recount={question.about} onConfirm={() => question.answer(true)} onClose={() => question.answer(false)} />
      )}
    </FormDialog>
  );
}

function Weeks({ settings: { workWeeks, today } }: WeekProps) {
  const t = useTexts<typeof en>('absence');
  const words = useWeekWords();
  return (
    <div>
      <p className={styles['quiet']}>{t('settings.week.now', { days: words({ weekdays: weekOn(workWeeks, today), validFrom: null }) })}</p>
      {laterWeeks(workWeeks, today).map((week) => (
        <p key={week.validFrom} className={styles['quiet']}>
          {words(week)}
        </p>
      ))}
    </div>
  );
}
