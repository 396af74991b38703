import { Button, Select } from '@mantine/core';
import { useMemo } from 'react';
import { getCompany, setDirector } from '#features/company/contract/endpoints.ts';
import { getCompanyUsers } from '#features/people/contract/endpoints.ts';
import { useQuery } from '#kernel/web/address.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormProblem } from '#kernel/web/FormProblem.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import type { en } from '../../texts/en.ts';
import styles from '../access.module.css';
import { directorChoice } from './director-choice.ts';

/** The dialog to set the director, over the company's page (company.12). */
export function ChooseDirector() {
  const t = useTexts<typeof en>('access-control');
  const k = useKernelTexts();
  const [, change] = useQuery();
  const close = () => change({ director: undefined });
  const { answer } = useCall(getCompanyUsers, {}, { staleMinutes: 2 });
  const { write } = useWrite(setDirector, { changes: [getCompany] });
  const staff = useMemo(() => (answer?.companyUsers ?? []).filter(({ isExternal }) => !isExternal).map(directorChoice), [answer]);
  const form = useForm(setDirector.body, {
    initial: { directedByCompanyUserId: '' },
    send: async (body) => {
      const { company } = await write({ body });
      showToast({ title: t('director.done', { name: company.companyDirector?.name ?? '' }) });
      close();
    },
  });
  return (
    <Dialog title={t('director.title')} isOpen onClose={close} closeLabel={k('actions.close')} canClose={!form.sending}>
      <form className={styles['form']} onSubmit={form.submit} noValidate>
        <Select
          label={t('welcome.director')}
          description={t('director.hint')}
          placeholder={t('welcome.choose')}
          nothingFoundMessage={t('users.nobodyFound')}
          data={staff}
          searchable
          limit={50}
          withScrollArea={false}
          classNames={{ options: styles['options'] ?? '' }}
          required
          data-autofocus
          {...form.fields.getInputProps('directedByCompanyUserId')}
        />
        <FormProblem form={form} />
        <div className={styles['buttons']}>
          <Button variant="default" onClick={close} disabled={form.sending}>
            {k('actions.cancel')}
          </Button>
          <Button type="submit" loading={form.sending}>
            {t('director.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
