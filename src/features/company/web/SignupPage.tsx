import { useId, useState } from 'react';
import { currentUser, setAccount } from '#features/account/contract/endpoints.ts';
import { localeOfLanguage } from '#kernel/contract/locale.ts';
import { useQuery, type Query } from '#kernel/web/address.ts';
import { call } from '#kernel/web/call.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormBody, FormButtons } from '#kernel/web/FormFrame.tsx';
import { setTabCompany, useUser } from '#kernel/web/session.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { currentLanguage, useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { createCompany } from '../contract/endpoints.ts';
import type { en } from '../texts/en.ts';
import { RegistrationForm } from './components/RegistrationForm.tsx';
import { RegistryField } from './components/RegistryField.tsx';
import { firstPage } from './first-page.ts';
import { mayGoOn } from './registry-verdict.ts';
import { bodyOf, emptyForm, filledIn, SignupForm, type SignupValues } from './signup-form.ts';
import { useRegistry } from './use-registry.ts';
import styles from './components/signup.module.css';

/** Registers a company: first its number, then the register's data, to check (company.1, company.3). */
export function SignupPage() {
  const t = useTexts<typeof en>('company');
  const [query] = useQuery();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const form = useForm<SignupValues, number>(SignupForm, {
    initial: emptyForm(query),
    draft: {
      place: 'company/new',
      onRestore: ({ to }) => {
        form.fields.setValues(to);
        setIsOpen(true);
      },
    },
    send: async (values) => {
      const { companyId } = await call(createCompany, { body: bodyOf(values) });
      return companyId;
    },
    onSent: (companyId) => void runOrShowError(() => openCompany(companyId, query)),
  });
  const registry = useRegistry((state) => {
    if (state.kind !== 'found') return;
    form.fields.setValues(filledIn(form.fields.getValues(), state.answer.company));
    setIsOpen(mayGoOn(state));
  });
  const changeNumber = () => {
    registry.forget();
    setIsOpen(false);
  };
  return (
    <Page title={t('signup.title')} description={t('signup.lead')}>
      {query['companylessRedirect'] === 'true' && <CompanylessNote />}
      <div className={styles['form']}>
        <FormBody form={form} id={id}>
          <RegistryField form={form} registry={registry} onChanged={changeNumber} onByHand={() => setIsOpen(true)} />
          {isOpen && <RegistrationForm form={form} />}
        </FormBody>
        {isOpen && <FormButtons form={form} formId={id} send={t('signup.create')} />}
        {isOpen && <p className={styles['afterwards']}>{t('signup.afterwards')}</p>}
      </div>
    </Page>
  );
}

/** Tells a user without a company why they are here and what else they can do. */
function CompanylessNote() {
  const t = useTexts<typeof en>('company');
  const { email } = useUser();
  return (
    <Notice tone="note" title={t('signup.companylessTitle')}>
      {t('signup.companylessText', { email })}
    </Notice>
  );
}

/** Opens the new company like a new tab: everything is fetched again. */
async function openCompany(companyId: number, query: Query): Promise<void> {
  await call(setAccount, { body: { companyId } });
  setTabCompany(companyId);
  const { user } = await call(currentUser);
  location.assign(`/${localeOfLanguage[currentLanguage()]}${firstPage(query, user.company.paymentSolution)}`);
}
