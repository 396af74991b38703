import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { externalRoles, type RoleKey } from '#kernel/contract/permissions.ts';
import { isPhoneOf } from '#kernel/contract/phone-number.ts';
import { JobTitle } from '../contract/field-rules.ts';
import { NewCompanyUser } from '../contract/entities.ts';

/** The fields of the drawer: the contract's rules, with an optional job title. */
const Fields = NewCompanyUser.pick({
  firstName: true,
  lastName: true,
  emailAddress: true,
  phoneCountryCode: true,
  mobilePhoneNumber: true,
  department: true,
  startDate: true,
  reportingToCompanyUserId: true,
  role: true,
}).extend({ position: z.union([z.literal(''), JobTitle]), sendInvitation: z.boolean() });
export type NewPersonValues = z.input<typeof Fields>;

/** The drawer as a whole. Rules of two fields are asked although a field is wrong by itself, so that all that is missing is told at once. */
export const NewPersonForm = z.custom<NewPersonValues>().check(({ value, issues }) => {
  const { phoneCountryCode = '+47', mobilePhoneNumber, sendInvitation, emailAddress } = value;
  const wrong = Fields.safeParse(value).error?.issues ?? [];
  // Zod types what is raised and what is answered apart, though both are one.
  issues.push(...wrong.map((issue) => ({ ...issue, input: value }) as z.core.$ZodRawIssue));
  const refuse = (name: keyof NewPersonValues, message: string): void => {
    const isTold = wrong.some(({ path }) => path[0] === name);
    if (!isTold) issues.push({ code: 'custom', path: [name], message, input: value });
  };
  if (mobilePhoneNumber && !isPhoneOf(phoneCountryCode, mobilePhoneNumber)) refuse('mobilePhoneNumber', field('phone'));
  if (sendInvitation && !emailAddress) refuse('emailAddress', field('required'));
});

/** What somebody with this role takes of the limits: external people take no place (people.19). */
export function limitsTakenBy(role: RoleKey): readonly ('users' | 'administrators')[] {
  if (externalRoles.includes(role)) return [];
  return role === 'systemadmin' ? ['users', 'administrators'] : ['users'];
}

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
