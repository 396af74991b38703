import {
  anniversariesBetween,
  birthdaysBetween,
  readAccountChanges,
  readAddedPeople,
  peopleAdded,
  salaryAccountsChanged,
} from '#features/people/server/public.ts';
import { on, type Contribution } from '#kernel/server/registers.ts';
import { raise, type ReasonSource, type Subject } from '../public.ts';
import { dayWords, reasonTexts, relatedWords } from '../reason-words.ts';
import { peoplePage, profileOrPeople } from '../target-pages.ts';

const birthdays: ReasonSource = {
  reason: 'Birthday',
  subjects: async (company, _services, days) => (await birthdaysBetween(company, days)).map((day) => dated('birthday', day)),
  sentence: (input) => reasonTexts(input)('birthday', { ...relatedWords(input), own: 'no', ...dayWords(input) }),
  target: () => peoplePage,
};

const sameDayBirthdays: ReasonSource = {
  ...birthdays,
  reason: 'SameDayBirthday',
  sentence: (input) => reasonTexts(input)('birthday', { ...relatedWords(input), ...dayWords(input) }),
};

const anniversaries: ReasonSource = {
  reason: 'WorkAnniversary',
  subjects: async (company, _services, days) =>
    (await anniversariesBetween(company, days)).map(({ years, ...day }) => {
      const subject = dated('anniversary', day);
      return { ...subject, facts: { ...subject.facts, years } };
    }),
  sentence: (input) => reasonTexts(input)('anniversary', { ...relatedWords(input), ...dayWords(input), years: input.facts.years ?? 1 }),
  target: () => peoplePage,
};

const added: ReasonSource = {
  reason: 'UserCreated',
  subjects: async (company, _services, days) => (await readAddedPeople(company, days)).map(addedSubject),
  sentence: (input) => reasonTexts(input)('userCreated', relatedWords(input)),
  target: profileOrPeople,
};

/** The number is never included, neither old nor new. */
const accountChanges: ReasonSource = {
  reason: 'SalaryAccountNumberChanged',
  subjects: async (company, _services, days) => (await readAccountChanges(company, days)).map(accountSubject),
  sentence: (input) => reasonTexts(input)('accountChanged', relatedWords(input)),
  target: profileOrPeople,
};

interface Day {
  companyUserId: string;
  date: string;
}

function ofPerson(key: string, { companyUserId, date }: Day): Subject {
  return { key, date, companyUserId, scope: 'person', scopeId: companyUserId, affectedId: companyUserId, facts: {} };
}

function dated(kind: string, day: Day): Subject {
  return { ...ofPerson(`${kind}:${day.companyUserId}`, day), facts: { day: day.date } };
}

function addedSubject(day: Day): Subject {
  return ofPerson(`person:${day.companyUserId}`, day);
}

/** Two changes on a day are two notifications. */
function accountSubject({ at, by, ...day }: Day & { at: Date; by: string | null }): Subject {
  return { ...ofPerson(`account:${day.companyUserId}:${at.getTime()}`, day), by };
}

/** The reasons about people's own days and changes. */
export const peopleReasons: readonly ReasonSource[] = [birthdays, sameDayBirthdays, anniversaries, added, accountChanges];

export const notifyOfPeople: readonly Contribution[] = [
  on(peopleAdded, ({ company, services, companyUserIds, by, today }) =>
    raise(
      company,
      services,
      'UserCreated',
      companyUserIds.map((companyUserId) => ({ ...addedSubject({ companyUserId, date: today }), by })),
    ),
  ),
  on(salaryAccountsChanged, ({ company, services, companyUserIds, by, now, today }) =>
    raise(
      company,
      services,
      'SalaryAccountNumberChanged',
      companyUserIds.map((companyUserId) => accountSubject({ companyUserId, date: today, at: now, by })),
    ),
  ),
];
