import { languageOfPreferred } from '#kernel/contract/locale.ts';
import { permissionsOf } from '#features/access-control/contract/roles.ts';
import { reachablePeople } from '#features/people/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Subject } from '../public.ts';
import { localTime } from '../rules/local-time.ts';
import type { Circumstances, Due } from '../rules/plan.ts';
import type { ToldPerson } from '../rules/recipients.ts';
import { peopleAway } from './people-away.ts';
import { readPreferencesOf } from './store-engine.ts';

type Clock = Pick<Circumstances, 'timeZone' | 'now' | 'since'>;

/** Everybody whom these rules may tell about these subjects, and what they want; a constant number of statements. */
export async function circumstancesOf(
  company: Company,
  dues: readonly Pick<Due, 'rule' | 'subject'>[],
  clock: Clock,
): Promise<Circumstances> {
  const people = await toldPeople(company, dues);
  return { ...clock, people, ...(await wishesOf(company, people, clock)) };
}

async function toldPeople(company: Company, dues: readonly Pick<Due, 'rule' | 'subject'>[]): Promise<ToldPerson[]> {
  const rules = new Set(dues.map(({ rule }) => rule));
  const kinds = new Set([...rules].flatMap(({ recipients }) => recipients));
  const creators = [...rules].flatMap(({ createdBy }) => createdBy ?? []);
  const subjects = new Set(dues.map(({ subject }) => subject));
  const ids = new Set([...creators, ...[...subjects].flatMap(idsIn)]);
  const isForAll = [...rules].some(({ reason, recipients }) => reason !== 'PromptToAddAbsence' && recipients.includes('everyoneNonAdmin'));
  return peopleFor(company, { companyUserIds: [...ids], everyone: isForAll, systemAdmins: kinds.has('allSystemAdmins') });
}

/** People as rules see them. */
export async function peopleFor(company: Company, reach: Parameters<typeof reachablePeople>[1]): Promise<ToldPerson[]> {
  const rows = await reachablePeople(company, reach);
  return rows.map(({ preferredLanguage, phoneCountryCode, mobilePhoneNumber, ...person }) => ({
    ...person,
    mobile: mobileOf(phoneCountryCode, mobilePhoneNumber),
    language: languageOfPreferred[preferredLanguage],
    maySetRules: permissionsOf(person.role).has('NotificationRules'),
  }));
}

function idsIn({ companyUserId, recipients = {} }: Subject): string[] {
  return [...(companyUserId === null ? [] : [companyUserId]), ...Object.values(recipients).flat()];
}

/** The number as SMS go to it; null for what is none. */
function mobileOf(countryCode: string, number: string | null): string | null {
  const whole = `${countryCode}${(number ?? '').replaceAll(/\D/g, '')}`;
  return number !== null && /^\+[1-9]\d{7,14}$/.test(whole) ? whole : null;
}

/** What people want; who is away is asked only when somebody cares. */
async function wishesOf(company: Company, people: readonly ToldPerson[], { timeZone, now }: Clock) {
  const ids = people.filter(({ email }) => email !== null).map(({ companyUserId }) => companyUserId);
  const preferences = await readPreferencesOf(company, ids);
  const asks = [...preferences.values()].some(({ muteWhileAway }) => muteWhileAway);
  const away = asks ? await peopleAway.tell({ company, day: localTime(timeZone, now).day }) : [];
  return { preferences, away: new Set(away.flat()) };
}
