import { Button, Select } from '@mantine/core';
import { useMemo } from 'react';
import { getCompanyUsers } from '#features/people/contract/endpoints.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormProblem } from '#kernel/web/FormProblem.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { acknowledgeAccessControlWelcomeScreen, getAccessSettings } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import styles from '../access.module.css';
import { directorChoice } from './director-choice.ts';

/** Introduces access control, and asks for the director (access-control.12). */
export function WelcomeDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof en>('access-control');
  const k = useKernelTexts();
  const { answer } = useCall(getCompanyUsers, {}, { staleMinutes: 2 });
  const { write } = useWrite(acknowledgeAccessControlWelcomeScreen, { changes: [getAccessSettings] });
  const staff = useMemo(() => (answer?.companyUsers ?? []).filter(({ isExternal }) => !isExternal).map(directorChoice), [answer]);
  const form = useForm(acknowledgeAccessControlWelcomeScreen.body, {
    initial: { directedByCompanyUserId: '' },
    send: async (values) => {
      await write({ body: values });
      showToast({ title: t('welcome.done') });
      onClose();
    },
  });
  return (
    <Dialog title={t('welcome.title')} isOpen onClose={onClose} closeLabel={k('actions.close')} canClose={!form.sending}>
      <form className={styles['form']} onSubmit={form.submit} noValidate>
        <p className={styles['text']}>{t('welcome.text')}</p>
        <ul className={styles['points']}>
          <li>{t('welcome.pointUsers')}</li>
          <li>{t('welcome.pointChart')}</li>
          <li>{t('welcome.pointRoles')}</li>
        </ul>
        <Select
          label={t('welcome.director')}
          description={t('welcome.directorHint')}
          placeholder={t('welcome.choose')}
          nothingFoundMessage={t('users.nobodyFound')}
          data={staff}
          searchable
          limit={50}
          required
          data-autofocus
          {...form.fields.getInputProps('directedByCompanyUserId')}
        />
        <FormProblem form={form} />
        <div className={styles['buttons']}>
          <Button variant="default" onClick={onClose} disabled={form.sending}>
            {t('welcome.later')}
          </Button>
          <Button type="submit" loading={form.sending}>
            {t('welcome.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
