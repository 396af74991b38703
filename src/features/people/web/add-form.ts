import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { isPhoneOf } from '#kernel/contract/phone-number.ts';
import { JobTitle } from '../contract/field-rules.ts';
import { NewCompanyUser } from '../contract/entities.ts';

/** The fields of the drawer: the contract's rules, with an optional job title. */
export const NewPersonForm = NewCompanyUser.pick({
  firstName: true,
  lastName: true,
  emailAddress: true,
  phoneCountryCode: true,
  mobilePhoneNumber: true,
  department: true,
  startDate: true,
  reportingToCompanyUserId: true,
  role: true,
})
  .extend({ position: z.union([z.literal(''), JobTitle]), sendInvitation: z.boolean() })
  .refine(({ phoneCountryCode = '+47', mobilePhoneNumber }) => !mobilePhoneNumber || isPhoneOf(phoneCountryCode, mobilePhoneNumber), {
    path: ['mobilePhoneNumber'],
    error: field('phone'),
  })
  .refine(({ sendInvitation, emailAddress }) => !sendInvitation || Boolean(emailAddress), {
    path: ['emailAddress'],
    error: field('required'),
  });
export type NewPersonValues = z.input<typeof NewPersonForm>;

export function emptyPerson(): NewPersonValues {
  return {
    firstName: '',
    lastName: '',
    emailAddress: '',
    phoneCountryCode: '+47',
    mobilePhoneNumber: '',
    position: '',
    department: '',
    startDate: '',
    reportingToCompanyUserId: null,
    role: 'employee',
    sendInvitation: false,
  };
}
