import type { Language } from '#kernel/contract/locale.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { channelNumber, allowed } from '../../contract/reasons.ts';
import type { Channel, Reason, RecipientKind } from '../../contract/reasons.ts';
import type { RuleFields } from '../../contract/rule.ts';
import type { Subject } from '../subject.ts';

/** What the engine needs to know of recipients and related people. */
export interface NotifiablePerson {
  companyUserId: string;
  firstName: string;
  lastName: string;
  state: 'active' | 'inactive' | 'pending';
  role: RoleKey;
  isExternal: boolean;
  reportingTo: string | null;
  /** The e-mail of their sign-in; null for a person without one, who gets no notifications. */
  email: string | null;
  /** With its country code, only digits after the plus sign. */
  mobile: string | null;
  language: Language;
  /** Whether they may still create rules. */
  maySetRules: boolean;
}

/** A rule in the form that the engine uses. */
export interface ActiveRule extends Omit<RuleFields, 'description'> {
  ruleId: string;
  createdBy: string | null;
}

/** Reasons that the related person gets only as `relatedUser`: people are not notified of their own birthday, nor asked to decide for themselves. */
const aboutOthers: ReadonlySet<Reason> = new Set([
  'Birthday',
  'SameDayBirthday',
  'WorkAnniversary',
  'UserCreated',
  'PendingUserInvitation',
  'PendingUserUpdateInformation',
  'AbsenceRequestNotificationAdmins',
]);

/** Reasons where each recipient is notified about themselves. */
const eachTheirOwn: ReadonlySet<Reason> = new Set(['PromptToAddAbsence']);

/** The people of a company by kind of recipient. */
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

/** The recipients of a subject by a rule, with their channels, each once. The address of an invited person has the key ''. */
export function recipientsOf(rule: ActiveRule, subject: Subject, circle: RecipientGroups): Map<string, Set<Channel>> {
  const channelsOfPeople = new Map<string, Set<Channel>>();
  for (const kind of rule.recipients) {
    const channels = channelsFor(rule, kind);
    const invited = kind === 'relatedUser' ? subject.invited : undefined;
    const byAccount = invited ? channels.filter((channel) => channel !== channelNumber.email) : channels;
    for (const id of idsOf(kind, rule, subject, circle)) {
      if (!mayBeNotified(circle.person(id), kind) || id === subject.by) continue;
      if (subject.only && !subject.only.includes(id)) continue;
      if (id === subject.companyUserId && kind !== 'relatedUser' && aboutOthers.has(rule.reason)) continue;
      channelsOfPeople.set(id, new Set([...(channelsOfPeople.get(id) ?? []), ...byAccount]));
    }
    if (invited && channels.includes(channelNumber.email)) channelsOfPeople.set('', new Set([channelNumber.email]));
  }
  return channelsOfPeople;
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
      return related && (!subject.invited || subject.invited.hasAccount) ? [related.companyUserId] : [];
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

/** People who have signed in and not left; a person with an incomplete profile is notified only about themselves. */
function mayBeNotified(person: NotifiablePerson | undefined, kind: RecipientKind): boolean {
  if (!person || person.email === null) return false;
  return person.state === 'active' || (person.state === 'pending' && kind === 'relatedUser');
}
