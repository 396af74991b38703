import type { Language } from '#kernel/contract/locale.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { channelNumber, allowed } from '../../contract/reasons.ts';
import type { Channel, Reason, RecipientKind } from '../../contract/reasons.ts';
import type { RuleFields } from '../../contract/rule.ts';
import type { Subject } from '../subject.ts';

/** What must be known of somebody to tell them, or to tell others about them. */
export interface NotifiablePerson {
  companyUserId: string;
  firstName: string;
  lastName: string;
  state: 'active' | 'inactive' | 'pending';
  role: RoleKey;
  isExternal: boolean;
  reportingTo: string | null;
  /** Of their sign-in; null for who has none, and is told of nothing. */
  email: string | null;
  /** With its country code, digits only after the plus. */
  mobile: string | null;
  language: Language;
  /** Whether they may still set rules. */
  maySetRules: boolean;
}

/** A rule as it is carried out. */
export interface ActiveRule extends Omit<RuleFields, 'description'> {
  ruleId: string;
  createdBy: string | null;
}

/** Reasons of which the related person hears only as `relatedUser`: nobody is told of their own birthday, and nobody decides for themselves. */
const aboutOthers: ReadonlySet<Reason> = new Set([
  'Birthday',
  'SameDayBirthday',
  'WorkAnniversary',
  'UserCreated',
  'PendingUserInvitation',
  'PendingUserUpdateInformation',
  'AbsenceRequestNotificationAdmins',
]);

/** Reasons that each hears for themselves: everyone is told of their own. */
const eachTheirOwn: ReadonlySet<Reason> = new Set(['PromptToAddAbsence']);

/** The people of a company by what rules call them. */
export interface RecipientGroups {
  person: (companyUserId: string | null | undefined) => NotifiablePerson | undefined;
  systemAdmins: readonly string[];
  nonAdmins: readonly string[];
}

export function groupRecipients(people: readonly NotifiablePerson[]): RecipientGroups {
  const byId = new Map(people.map((person) => [person.companyUserId, person]));
  const active = people.filter(({ state }) => state === 'active');
  return {
    person: (id) => byId.get(id ?? ''),
    systemAdmins: active.filter(({ role }) => role === 'systemadmin').map(({ companyUserId }) => companyUserId),
    nonAdmins: active.filter(isNonAdmin).map(({ companyUserId }) => companyUserId),
  };
}

function isNonAdmin({ role, isExternal }: NotifiablePerson): boolean {
  return role !== 'systemadmin' && !isExternal;
}

/** Who is told of a subject by a rule, and by which channels; nobody twice. Somebody invited, who is nobody's person yet, stands under ''. */
export function recipientsOf(rule: ActiveRule, subject: Subject, circle: RecipientGroups): Map<string, Set<Channel>> {
  const told = new Map<string, Set<Channel>>();
  for (const kind of rule.recipients) {
    const channels = channelsFor(rule, kind);
    for (const id of idsOf(kind, rule, subject, circle)) {
      if (!mayBeTold(circle.person(id), kind) || id === subject.by) continue;
      if (subject.only && !subject.only.includes(id)) continue;
      if (id === subject.companyUserId && kind !== 'relatedUser' && aboutOthers.has(rule.reason)) continue;
      told.set(id, new Set([...(told.get(id) ?? []), ...channels]));
    }
    if (kind === 'relatedUser' && subject.invited && channels.includes(channelNumber.email)) told.set('', new Set([channelNumber.email]));
  }
  return told;
}

function channelsFor({ reason, channels }: ActiveRule, kind: RecipientKind): readonly Channel[] {
  const fewer = allowed[reason].fewer?.[kind];
  return fewer ? channels.filter((channel) => fewer.includes(channel)) : channels;
}

function idsOf(kind: RecipientKind, rule: ActiveRule, subject: Subject, circle: RecipientGroups): readonly string[] {
  const given = subject.recipients?.[kind];
  if (given) return given;
  const related = circle.person(subject.companyUserId);
  switch (kind) {
    case 'ruleCreator':
      return circle.person(rule.createdBy)?.maySetRules && rule.createdBy ? [rule.createdBy] : [];
    case 'relatedUser':
      return related && !subject.invited ? [related.companyUserId] : [];
    case 'reportingManager':
      return related?.reportingTo ? [related.reportingTo] : [];
    case 'allSystemAdmins':
      return circle.systemAdmins;
    case 'everyoneNonAdmin':
      return eachTheirOwn.has(rule.reason) ? (related && isNonAdmin(related) ? [related.companyUserId] : []) : circle.nonAdmins;
    case 'signingInitiator':
      return [];
  }
}

/** Whoever has signed in and has not left; somebody whose profile is not complete hears only of themselves. */
function mayBeTold(person: NotifiablePerson | undefined, kind: RecipientKind): boolean {
  if (!person || person.email === null) return false;
  return person.state === 'active' || (person.state === 'pending' && kind === 'relatedUser');
}
