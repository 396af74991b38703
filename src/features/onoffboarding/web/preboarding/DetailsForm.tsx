import { TextInput } from '@mantine/core';
import { useForm } from '#kernel/web/form.ts';
import { FormFrame } from '#kernel/web/FormFrame.tsx';
import { PhoneField } from '#kernel/web/PhoneField.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { getPreboarding, updatePreboardingDetails, type PreboardingPlan } from '../../contract/endpoints-preboarding.ts';
import type { en } from '../../texts/en.ts';
import { detailsOf, DetailsSchema, noDetails, sealedDetails, type DetailValues } from './details-values.ts';
import styles from './preboarding.module.css';

/** What is filled in by the browser itself, which knows its owner. */
const plain = [
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
] as const;
const address = [
  ['streetAddress', 'street-address'],
  ['postalCode', 'postal-code'],
  ['city', 'address-level2'],
] as const;

/** Details that somebody gives before they start; what was given is not shown again. What is typed survives a reload in its tab, but for the numbers. */
export function DetailsForm({ plan: { given }, secret }: { plan: PreboardingPlan; secret: string }) {
  const t = useTexts<typeof en>('onoffboarding');
  const format = useFormat();
  const { write } = useWrite(updatePreboardingDetails, { changes: [getPreboarding] });
  const form = useForm<DetailValues, unknown>(DetailsSchema, {
    initial: noDetails,
    // The start of the secret tells links apart, and opens nothing.
    draft: { place: `preboarding/${secret.slice(0, 8)}`, omit: sealedDetails, isOfTab: true },
    send: (values) => write({ body: { secret, details: detailsOf(values) } }),
    onSent: () => showToast({ title: t('preboarding.sent') }),
  });
  // The names are those of the form's values.
  const nameOf = (name: string) => t(`preboarding.fields.${name as keyof typeof en.preboarding.fields}`);
  const bound = (name: string) => form.fields.getInputProps(name);
  const input = ([name, autoComplete]: readonly [keyof typeof en.preboarding.fields, string]) => (
    <TextInput key={name} label={t(`preboarding.fields.${name}`)} autoComplete={autoComplete} {...bound(name)} />
  );
  return (
    <FormFrame form={form} send={t('preboarding.send')} isBlocked={!form.isDirty()} nameOf={nameOf}>
      {given.length > 0 && (
        <Notice tone="good">{t('preboarding.given', { names: format.list(given.map((name) => t(`preboarding.fields.${name}`))) })}</Notice>
      )}
      {plain.map(input)}
      <PhoneField
        labels={{ code: t('preboarding.fields.phoneCountryCode'), number: t('preboarding.fields.mobilePhoneNumber') }}
        code={bound('phoneCountryCode')}
        number={bound('mobilePhoneNumber')}
      />
      {address.map(input)}
      <fieldset className={styles['group']}>
        <legend className={styles['legend']}>{t('preboarding.fields.emergencyContacts')}</legend>
        <TextInput label={t('preboarding.fields.contactName')} autoComplete="off" {...bound('contactName')} />
        <TextInput label={t('preboarding.fields.contactRelation')} autoComplete="off" {...bound('contactRelation')} />
        <PhoneField
          labels={{ code: t('preboarding.fields.contactCode'), number: t('preboarding.fields.contactPhone') }}
          code={bound('contactCode')}
          number={bound('contactPhone')}
        />
      </fieldset>
      <fieldset className={styles['group']}>
        <legend className={styles['legend']}>{t('preboarding.forPay')}</legend>
        <TextInput
          label={t('preboarding.fields.salaryAccountNumber')}
          inputMode="numeric"
          autoComplete="off"
          {...bound('salaryAccountNumber')}
        />
        <TextInput
          label={t('preboarding.fields.socialSecurityNumber')}
          description={t('preboarding.sealed')}
          inputMode="numeric"
          autoComplete="off"
          {...bound('socialSecurityNumber')}
        />
      </fieldset>
    </FormFrame>
  );
}
