import { TextInput } from '@mantine/core';
import { z } from 'zod';
import * as rule from '#features/people/contract/field-rules.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormFrame } from '#kernel/web/FormFrame.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { getPreboarding, updatePreboardingDetails, type PreboardingPlan } from '../../contract/endpoints-preboarding.ts';
import type { en } from '../../texts/en.ts';

const Values = z.object({
  mobilePhoneNumber: rule.Phone,
  streetAddress: rule.Street,
  postalCode: rule.PostalCode,
  city: rule.City,
  contactName: z.string().trim().max(100).nullable(),
  contactPhone: rule.Phone,
  salaryAccountNumber: rule.SalaryAccountNumber,
  socialSecurityNumber: rule.SocialSecurityNumber,
});
const names = [
  'mobilePhoneNumber',
  'streetAddress',
  'postalCode',
  'city',
  'contactName',
  'contactPhone',
  'salaryAccountNumber',
  'socialSecurityNumber',
] as const;
type Typed = Record<(typeof names)[number], string | null>;
const nothing: Typed = {
  mobilePhoneNumber: '',
  streetAddress: '',
  postalCode: '',
  city: '',
  contactName: '',
  contactPhone: '',
  salaryAccountNumber: '',
  socialSecurityNumber: '',
};

/** Details that somebody gives before they start; what was given is not shown again, and nothing is kept in the browser. */
export function DetailsForm({ plan: { given }, secret }: { plan: PreboardingPlan; secret: string }) {
  const t = useTexts<typeof en>('onoffboarding');
  const { write } = useWrite(updatePreboardingDetails, { changes: [getPreboarding] });
  const form = useForm<Typed, unknown>(Values, {
    initial: nothing,
    // What is typed here is not kept in the browser.
    draft: undefined,
    send: (values) => write({ body: { secret, details: detailsOf(values) } }),
    onSent: () => showToast({ title: t('preboarding.sent') }),
  });
  const givenNames = given.map((name) => t(`preboarding.fields.${name}`));
  return (
    <FormFrame form={form} send={t('preboarding.send')}>
      {given.length > 0 && <p>{t('preboarding.given', { names: givenNames.join(', ') })}</p>}
      {names.map((name) => (
        <TextInput key={name} label={t(`preboarding.fields.${name}`)} autoComplete="off" {...form.fields.getInputProps(name)} />
      ))}
    </FormFrame>
  );
}

/** Only what was typed; an emergency contact has a name and a number. */
function detailsOf({ contactName, contactPhone, ...plain }: Typed) {
  const typed = Object.fromEntries(Object.entries(plain).filter(([, value]) => (value ?? '').trim() !== ''));
  const [name, phone] = [contactName ?? '', contactPhone ?? ''];
  const hasContact = name.trim() !== '' || phone.trim() !== '';
  return { ...typed, ...(hasContact && { emergencyContacts: [{ fullName: name, phone, relation: null }] }) };
}
