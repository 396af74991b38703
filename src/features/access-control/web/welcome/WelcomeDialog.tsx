import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { getCompanyUsers } from '#features/people/contract/endpoints.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { acknowledgeAccessControlWelcomeScreen, getAccessSettings } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import styles from '../access.module.css';
import { directorChoice } from './director-choice.ts';

/** Introduces access control, and asks for the director (access-control.12). */
export function WelcomeDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof en>('access-control');
  const { answer } = useCall(getCompanyUsers, {}, { staleMinutes: 2 });
  const { write } = useWrite(acknowledgeAccessControlWelcomeScreen, { changes: [getAccessSettings] });
  const staff = useMemo(() => (answer?.companyUsers ?? []).filter(({ isExternal }) => !isExternal).map(directorChoice), [answer]);
  const form = useForm(acknowledgeAccessControlWelcomeScreen.body, {
    initial: { directedByCompanyUserId: '' },
    draft: { place: 'access/welcome' },
    send: (body) => write({ body }),
    onSent: () => {
      showToast({ title: t('welcome.done') });
      onClose();
    },
  });
  return (
    <FormDialog title={t('welcome.title')} form={form} onClose={onClose} send={t('welcome.confirm')} cancel={t('welcome.later')}>
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
    </FormDialog>
  );
}
