import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { localeOfLanguage } from '#kernel/contract/locale.ts';
import type { Form } from '#kernel/web/form.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import type { SignupValues } from '../signup-form.ts';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './signup.module.css';

/** The two documents that must be accepted; they open in a new tab, so that nothing typed is lost. */
export function Acceptances({ form: { fields } }: { form: Form<SignupValues> }) {
  const t = useTexts<typeof en>('company');
  const linkTo = (slug: string) => (chunks: ReactNode) => <DocumentLink slug={slug}>{chunks}</DocumentLink>;
  const bound = (name: keyof SignupValues['acceptances']) => {
    const field = fields.getInputProps(`acceptances.${name}`, { type: 'checkbox' });
    return { ...field, 'aria-invalid': field.error ? true : undefined };
  };
  return (
    <FieldGroup title={t('signup.acceptancesSection')}>
      <Checkbox
        className={styles['wide']}
        label={t.rich('signup.acceptServiceAgreement', { link: linkTo('service-agreement') })}
        {...bound('serviceAgreement')}
      />
      <Checkbox
        className={styles['wide']}
        label={t.rich('signup.acceptPrivacyStatement', { link: linkTo('privacy-statement') })}
        {...bound('privacyStatement')}
      />
    </FieldGroup>
  );
}

function DocumentLink({ slug, children }: { slug: string; children: ReactNode }) {
  const t = useTexts<typeof en>('company');
  const locale = localeOfLanguage[useLanguage()];
  return (
    <a href={`/${locale}/${slug}`} target="_blank" rel="noreferrer" title={t('signup.opensInNewTab')}>
      {children}
    </a>
  );
}
