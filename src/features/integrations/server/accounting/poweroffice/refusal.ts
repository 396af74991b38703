import type { ComparedField } from '../../../contract/kinds.ts';
import type { ProviderRefusal } from '../provider.ts';
import type { Answer, Question } from '../wire/ask.ts';
import { hide } from '../wire/hide.ts';
import { kindOf, refusal } from '../wire/refusal.ts';
import { Problem } from './shapes.ts';

const ourFields: Readonly<Record<string, ComparedField>> = {
  firstname: 'firstName',
  lastname: 'lastName',
  emailaddress: 'emailAddress',
  phonenumber: 'mobilePhoneNumber',
  dateofbirth: 'birthday',
  addressline1: 'streetAddress',
  zipcode: 'postalCode',
  city: 'city',
  countrycode: 'country',
  number: 'employeeNumber',
  startdate: 'startDate',
  enddate: 'endDate',
  jobtitle: 'position',
  departmentid: 'department',
  nationalidnumber: 'socialSecurityNumber',
};

/** Why PowerOffice did not do what it was asked; `secrets` are taken out of its words. */
export function refusalOf(question: Question, answer: Answer, secrets: readonly string[]): ProviderRefusal {
  const said = Problem.safeParse(answer.json).data;
  const open = (text: string | null | undefined) => hide(text ?? '', secrets);
  const listed = Object.entries(said?.errors ?? {}).flatMap(([name, messages]) =>
    messages.map((message) => ({ field: fieldIn(name), message: open(message) })),
  );
  const detail = open(said?.detail);
  const named = fieldIn(said?.detail ?? '');
  const fields = listed.length === 0 && named ? [{ field: named, message: detail }] : listed;
  const words = detail || listed.map(({ message }) => message).join(' ') || open(said?.title) || open(said?.error);
  const isTaken = answer.status === 400 && /already (?:in use|exists)/i.test(words);
  return refusal(isTaken ? 'conflict' : kindOf(question, answer.status), answer.status, { words, fields });
}

/** The field that a text names, as `NationalIdNumber is not valid` does; the last part of a path such as `MailAddress.City`. */
function fieldIn(text: string): ComparedField | null {
  const names = text.match(/[A-Za-z][A-Za-z0-9]*/g) ?? [];
  return names.map((name) => ourFields[name.toLowerCase()]).find((field) => field !== undefined) ?? null;
}
