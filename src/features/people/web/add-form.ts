import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { JobTitle } from '../contract/field-rules.ts';
import { NewCompanyUser } from '../contract/entities.ts';

/** What the drawer asks for; the contract's rules, with a job title that may be left empty. */
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
  .refine(({ sendInvitation, emailAddress }) => !sendInvitation || Boolean(emailAddress), {
    path: ['emailAddress'],
    error: field('required'),
  });
export type NewPersonValues = z.input<typeof NewPersonForm>;

/** All of it: the drawer asks for nothing that may not lie in a browser. */
export const keptOfPerson = [
  'firstName',
  'lastName',
  'emailAddress',
  'phoneCountryCode',
  'mobilePhoneNumber',
  'position',
  'department',
  'startDate',
  'reportingToCompanyUserId',
  'role',
] as const satisfies readonly (keyof NewPersonValues)[];

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
