import { Button, TextInput } from '@mantine/core';
import { localeOfLanguage } from '#kernel/contract/locale.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormProblem } from '#kernel/web/FormProblem.tsx';
import { setTabCompany, setTabView } from '#kernel/web/session.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Page } from '#ui/Page.tsx';
import { enterAsSupport } from '../contract/endpoints.ts';
import type { en } from '../texts/en.ts';
import styles from './support.module.css';

/** The page where the vendor's support starts a visit; the server refuses all other users. */
export function SupportPage() {
  const t = useTexts<typeof en>('support');
  const language = useLanguage();
  const { write } = useWrite(enterAsSupport);
  const form = useForm(enterAsSupport.body, {
    initial: { registryId: '' },
    send: async (values) => {
      const { companyId, viewId } = await write({ body: values });
      setTabCompany(companyId);
      setTabView(viewId);
      // The whole page reloads in that company.
      location.assign(`/${localeOfLanguage[language]}`);
    },
  });
  return (
    <Page title={t('enter.title')} description={t('enter.lead')} width="form">
      <form className={styles['form']} onSubmit={form.submit} noValidate>
        <TextInput
          label={t('enter.registryId')}
          description={t('enter.registryIdHint')}
          inputMode="numeric"
          autoComplete="off"
          required
          {...form.fields.getInputProps('registryId')}
        />
        <FormProblem form={form} />
        <Button type="submit" loading={form.sending}>
          {t('enter.confirm')}
        </Button>
      </form>
    </Page>
  );
}
