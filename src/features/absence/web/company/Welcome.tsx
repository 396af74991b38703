import { Button, NumberInput, Switch } from '@mantine/core';
import { useForm } from '#kernel/web/form.ts';
import { FormProblem } from '#kernel/web/FormProblem.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { acknowledgeAbsenceWelcomeScreen as acknowledge, getSettings } from '../../contract/endpoints-company.ts';
import type { en } from '../../texts/en.ts';
import { readsOfAbsences } from '../use-decision.ts';
import styles from './company.module.css';

/** Five weeks, which most agreements give. */
const usualDays = 25;

/** Opens the calendar for the company, once, with its first rules (AB-01). */
export function Welcome({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTexts<typeof en>('absence');
  const k = useKernelTexts();
  return (
    <Dialog title={t('company.welcome.title')} isOpen={isOpen} onClose={onClose} closeLabel={k('actions.close')}>
      <WelcomeForm onClose={onClose} />
    </Dialog>
  );
}

function WelcomeForm({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof en>('absence');
  const k = useKernelTexts();
  const { write } = useWrite(acknowledge, { changes: [getSettings, ...readsOfAbsences] });
  const form = useForm(acknowledge.body, {
    initial: {
      availableAbsenceDays: usualDays,
      autoApproveAbsenceRequests: false,
      autoApproveHomeOfficeRequests: true,
      allowHalfDayAbsence: true,
    },
    send: async (body) => {
      await write({ body });
      showToast({ title: t('company.welcome.opened') });
    },
  });
  const { fields } = form;
  return (
    <form className={styles['form']} onSubmit={form.submit} noValidate>
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
      <FormProblem form={form} />
      <div className={styles['buttons']}>
        <Button variant="default" onClick={onClose}>
          {k('actions.cancel')}
        </Button>
        <Button type="submit" loading={form.sending}>
          {t('company.welcome.confirm')}
        </Button>
      </div>
    </form>
  );
}
