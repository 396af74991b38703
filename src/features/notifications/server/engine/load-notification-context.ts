import { languageOfPreferred } from '#kernel/contract/locale.ts';
import { readReachablePeople } from '#features/people/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { notificationsRights } from '../../contract/rights.ts';
import type { Subject } from '../subject.ts';
import { localTime } from '../rules/local-time.ts';
import type { NotificationContext, DueSubject } from '../rules/plan-notifications.ts';
import type { NotifiablePerson } from '../rules/recipients.ts';
import { peopleAway } from './people-away.ts';
import { readPreferencesOf } from './store-engine.ts';

type Clock = Pick<NotificationContext, 'timeZone' | 'now' | 'since'>;

/** All possible recipients of these rules and subjects, and their settings; a constant number of statements. */
export async function loadNotificationContext(
  { company, services }: Pick<CallContext, 'company' | 'services'>,
  dues: readonly Pick<DueSubject, 'rule' | 'subject'>[],
  clock: Clock,
): Promise<NotificationContext> {
  const people = await notifiedPeople(company, dues);
  const ids = people.filter(({ email }) => email !== null).map(({ companyUserId }) => companyUserId);
  return { ...clock, people, ...(await loadRecipientPreferences({ company, services }, ids, clock)) };
}

async function notifiedPeople(company: Company, dues: readonly Pick<DueSubject, 'rule' | 'subject'>[]): Promise<NotifiablePerson[]> {
  const rules = new Set(dues.map(({ rule }) => rule));
  const kinds = new Set([...rules].flatMap(({ recipients }) => recipients));
  const creators = [...rules].flatMap(({ createdBy }) => createdBy ?? []);
  const subjects = new Set(dues.map(({ subject }) => subject));
  const ids = new Set([...creators, ...[...subjects].flatMap(idsIn)]);
  const isForAll = [...rules].some(({ reason, recipients }) => reason !== 'PromptToAddAbsence' && recipients.includes('everyoneNonAdmin'));
  return peopleFor(company, { companyUserIds: [...ids], everyone: isForAll, systemAdmins: kinds.has('allSystemAdmins') });
}

/** People in the form that rules use. */
export async function peopleFor(company: Company, reach: Parameters<typeof readReachablePeople>[1]): Promise<NotifiablePerson[]> {
  const rows = await readReachablePeople(company, reach);
  return rows.map(({ preferredLanguage, phoneCountryCode, mobilePhoneNumber, ...person }) => ({
    ...person,
    mobile: mobileOf(phoneCountryCode, mobilePhoneNumber),
    language: languageOfPreferred[preferredLanguage],
    maySetRules: notificationsRights.notificationRules.levels[person.role] !== 'none',
  }));
}

function idsIn({ companyUserId, recipients = {} }: Subject): string[] {
  return [...(companyUserId === null ? [] : [companyUserId]), ...Object.values(recipients).flat()];
}

/** A phone number in the format for SMS; null when invalid. */
function mobileOf(countryCode: string, number: string | null): string | null {
  const whole = `${countryCode}${(number ?? '').replaceAll(/\D/g, '')}`;
  return number !== null && /^\+[1-9]\d{7,14}$/.test(whole) ? whole : null;
}

/** People's settings; absences are queried only when a setting depends on them. */
export async function loadRecipientPreferences(
  { company, services }: Pick<CallContext, 'company' | 'services'>,
  companyUserIds: readonly string[],
  { timeZone, now }: Clock,
): Promise<Pick<NotificationContext, 'preferences' | 'away'>> {
  const preferences = await readPreferencesOf(company, companyUserIds);
  const asks = [...preferences.values()].some(({ muteWhileAway }) => muteWhileAway);
  const away = asks ? await services.hooks.tell(peopleAway, { company, day: localTime(timeZone, now).day }) : [];
  return { preferences, away: new Set(away.flat()) };
}
