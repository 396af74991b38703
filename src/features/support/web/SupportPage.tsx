import { TextInput } from '@mantine/core';
import { localeOfLanguage } from '#kernel/contract/locale.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormPage } from '#kernel/web/FormPage.tsx';
import { setTabCompany, setTabView } from '#kernel/web/session.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { enterAsSupport } from '../contract/endpoints.ts';
import type { en } from '../texts/en.ts';

/** The page where the vendor's support starts a visit; the server refuses all other users. */
export function SupportPage() {
  const t = useTexts<typeof en>('support');
  const language = useLanguage();
  const { write } = useWrite(enterAsSupport);
  const form = useForm(enterAsSupport.body, {
    initial: { registryId: '' },
    draft: { place: 'support/visit' },
    send: (body) => write({ body }),
    onSent: ({ companyId, viewId }) => {
      setTabCompany(companyId);
      setTabView(viewId);
      // The whole page reloads in that company.
      location.assign(`/${localeOfLanguage[language]}`);
    },
  });
  return (
    <FormPage page={{ title: t('enter.title'), description: t('enter.lead') }} form={form} send={t('enter.confirm')}>
      <TextInput
        label={t('enter.registryId')}
        description={t('enter.registryIdHint')}
        inputMode="numeric"
        autoComplete="off"
        required
        {...form.fields.getInputProps('registryId')}
      />
    </FormPage>
  );
}
