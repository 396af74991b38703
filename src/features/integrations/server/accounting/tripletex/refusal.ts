import type { ComparedField } from '../../../contract/kinds.ts';
import type { ProviderRefusal } from '../provider.ts';
import type { Answer, Question } from '../wire/ask.ts';
import { hide } from '../wire/hide.ts';
import { kindOf, refusal } from '../wire/refusal.ts';
import { ApiError } from './shapes.ts';

const ourFields: Readonly<Record<string, ComparedField>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'emailAddress',
  phoneNumberMobile: 'mobilePhoneNumber',
  phoneNumberMobileCountry: 'mobilePhoneNumber',
  dateOfBirth: 'birthday',
  addressLine1: 'streetAddress',
  address: 'streetAddress',
  postalCode: 'postalCode',
  city: 'city',
  country: 'country',
  employeeNumber: 'employeeNumber',
  department: 'department',
  nationalIdentityNumber: 'socialSecurityNumber',
  dnumber: 'socialSecurityNumber',
  bankAccountNumber: 'salaryAccountNumber',
  iban: 'salaryAccountNumber',
};

/** The code of a session that has ended. */
const noSession = 3000;

/** Whether a new session may help. */
export function isSessionOver({ status, json }: Answer): boolean {
  return status === 401 || ApiError.safeParse(json).data?.code === noSession;
}

/** Why Tripletex did not do what it was asked; `secrets` are taken out of its words. */
export function refusalOf(question: Question, answer: Answer, secrets: readonly (string | null)[]): ProviderRefusal {
  const said = ApiError.safeParse(answer.json).data;
  const open = (text: string | null | undefined) => hide(text ?? '', secrets);
  const fields = (said?.validationMessages ?? []).map(({ field, path, message }) => ({
    field: fieldOf(field) ?? fieldOf(path),
    message: open(message),
  }));
  const words = [open(said?.message), ...fields.map(({ message }) => message)].filter(Boolean).join(' ');
  const kind = isSessionOver(answer) ? 'invalidKey' : kindOf(question, answer.status);
  return refusal(kind, answer.status, { words: words || open(said?.developerMessage), fields });
}

/** `address.postalCode` and `department.id` are named by their inner or outer part, whichever we have. */
function fieldOf(name: string | null | undefined): ComparedField | null {
  const parts = (name ?? '').split('.').toReversed();
  return parts.map((part) => ourFields[part]).find((field) => field !== undefined) ?? null;
}
