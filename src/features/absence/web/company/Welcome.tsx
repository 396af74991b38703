import { NumberInput, Switch } from '@mantine/core';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { acknowledgeAbsenceWelcomeScreen as acknowledge } from '../../contract/endpoints-company.ts';
import type { en } from '../../texts/en.ts';
import { readsOfSettings } from '../reads-of-absence.ts';
import styles from './company.module.css';

/** Five weeks, as in most agreements. */
const usualDays = 25;

/** Opens the calendar for the company, once, with its first rules (absence.1). */
export function Welcome({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof en>('absence');
  const { write } = useWrite(acknowledge, { changes: readsOfSettings });
  const form = useForm(acknowledge.body, {
    initial: {
      availableAbsenceDays: usualDays,
      autoApproveAbsenceRequests: false,
      autoApproveHomeOfficeRequests: true,
      allowHalfDayAbsence: true,
    },
    draft: { place: 'absence/welcome' },
    send: (body) => write({ body }),
    onSent: () => void showToast({ title: t('company.welcome.opened') }),
  });
  const { fields } = form;
  return (
    <FormDialog title={t('company.welcome.title')} form={form} onClose={onClose} send={t('company.welcome.confirm')}>
      <p className={styles['text']}>{t('company.welcome.text')}</p>
      <NumberInput
        label={t('company.welcome.days')}
        description={t('company.welcome.daysText')}
        required
        data-autofocus
        {...fields.getInputProps('availableAbsenceDays')}
      />
      <Switch
        label={t('company.welcome.autoApprove')}
        description={t('company.welcome.autoApproveText')}
        {...fields.getInputProps('autoApproveAbsenceRequests', { type: 'checkbox' })}
      />
      <Switch label={t('company.welcome.autoHome')} {...fields.getInputProps('autoApproveHomeOfficeRequests', { type: 'checkbox' })} />
      <Switch label={t('company.welcome.halfDays')} {...fields.getInputProps('allowHalfDayAbsence', { type: 'checkbox' })} />
    </FormDialog>
  );
}
