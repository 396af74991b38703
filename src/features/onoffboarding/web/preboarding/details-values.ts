import { z } from 'zod';
import * as rule from '#features/people/contract/field-rules.ts';
import { field } from '#kernel/contract/errors.ts';
import { isPhoneOf } from '#kernel/contract/phone-number.ts';

/** What somebody types before they start; empty fields are not sent. */
export interface DetailValues extends Record<string, unknown> {
  firstName: string;
  lastName: string;
  phoneCountryCode: string;
  mobilePhoneNumber: string;
  streetAddress: string;
  postalCode: string;
  city: string;
  salaryAccountNumber: string;
  socialSecurityNumber: string;
  contactName: string;
  contactCode: string;
  contactPhone: string;
  contactRelation: string;
}

export const noDetails: DetailValues = {
  firstName: '',
  lastName: '',
  phoneCountryCode: '+47',
  mobilePhoneNumber: '',
  streetAddress: '',
  postalCode: '',
  city: '',
  salaryAccountNumber: '',
  socialSecurityNumber: '',
  contactName: '',
  contactCode: '+47',
  contactPhone: '',
  contactRelation: '',
};

/** What is never kept in a browser (shell.27). */
export const sealedDetails = ['salaryAccountNumber', 'socialSecurityNumber'] as const;

const optionalName = z.union([z.literal(''), rule.Name]);
const isEmpty = (text: string): boolean => text.trim() === '';
const hasContact = ({ contactName, contactPhone, contactRelation }: DetailValues): boolean =>
  [contactName, contactPhone, contactRelation].some((text) => !isEmpty(text));

const fields = z.object({
  firstName: optionalName,
  lastName: optionalName,
  phoneCountryCode: rule.CountryCode,
  mobilePhoneNumber: rule.Phone,
  streetAddress: rule.Street,
  postalCode: rule.PostalCode,
  city: rule.City,
  salaryAccountNumber: rule.SalaryAccountNumber,
  socialSecurityNumber: rule.SocialSecurityNumber,
  contactName: z.union([z.literal(''), rule.FullName]),
  contactCode: rule.CountryCode,
  contactPhone: rule.Phone,
  contactRelation: rule.Text(50),
});

/** The rules of the profile, each beside its field; an emergency contact has a name and a number. */
export const DetailsSchema: z.ZodType<unknown, DetailValues> = z.custom<DetailValues>().superRefine((values, context) => {
  const refuse = (path: keyof DetailValues, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  for (const issue of fields.safeParse(values).error?.issues ?? [])
    context.addIssue({ code: 'custom', path: issue.path, message: issue.message });
  const { phoneCountryCode, mobilePhoneNumber, contactName, contactCode, contactPhone } = values;
  if (!isEmpty(mobilePhoneNumber) && !isPhoneOf(phoneCountryCode, mobilePhoneNumber)) refuse('mobilePhoneNumber', field('phone'));
  if (!hasContact(values)) return;
  if (isEmpty(contactName)) refuse('contactName', field('required'));
  if (isEmpty(contactPhone)) refuse('contactPhone', field('required'));
  else if (!isPhoneOf(contactCode, contactPhone)) refuse('contactPhone', field('phone'));
});

/** Only what was typed: what is absent stays. The calling code goes with its number. */
export function detailsOf(values: DetailValues) {
  const { phoneCountryCode, contactName, contactCode, contactPhone, contactRelation, ...plain } = values;
  const typed = Object.fromEntries(Object.entries(plain).filter(([, value]) => typeof value === 'string' && !isEmpty(value)));
  return {
    ...typed,
    ...(!isEmpty(values.mobilePhoneNumber) && { phoneCountryCode }),
    ...(hasContact(values) && {
      emergencyContacts: [
        {
          fullName: contactName,
          phoneCountryCode: contactCode,
          phone: contactPhone,
          relation: isEmpty(contactRelation) ? null : contactRelation,
        },
      ],
    }),
  };
}
