import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { Day, Moment } from '#kernel/contract/values.ts';
import { changeCodes, seeCodes, viewGate } from './gates.ts';
import { longestText, requestKinds, requestStates } from './kinds.ts';
import { LawDay } from './law-days.ts';

const text = (length: number) => z.string().trim().max(length, field('tooLong', { length }));

/** That a closed request was opened again: why, and the answer that stood until then. */
const Reopening = z.object({
  at: Moment,
  by: z.string().nullable(),
  reason: z.string(),
  state: z.enum(requestStates),
  answeredOn: z.string(),
  text: z.string(),
});

/** A request of somebody whom data are about, Articles 15 to 21. */
export const SubjectRequest = z.object({
  subjectRequestId: z.string(),
  kind: z.enum(requestKinds),
  state: z.enum(requestStates),
  /** Who asks, as they said. */
  requesterName: z.string(),
  requesterContact: z.string(),
  /** The person of the company who asks; null for others. */
  companyUserId: z.string().nullable(),
  description: z.string(),
  receivedOn: z.string(),
  /** The last day of the answer: after a month, or three when extended, or a month after it was opened again when it was answered in time (gdpr.98). */
  dueDate: z.string(),
  /** The last day of the first month: until then the time can be extended. */
  firstDueDate: z.string(),
  isOverdue: z.boolean(),
  daysLeft: z.number(),
  extension: z.object({ extendedOn: z.string(), reason: z.string() }).nullable(),
  identity: z.object({ checkedOn: z.string(), how: z.string(), by: z.string().nullable() }).nullable(),
  answer: z.object({ answeredOn: z.string(), text: z.string() }).nullable(),
  /** The oldest first. */
  reopenings: z.array(Reopening),
  responsibleId: z.string().nullable(),
  responsible: z.string().nullable(),
  /** Of a request for access by a person of the company: that its takeout was asked for, and that it was released to the person. */
  takeoutAskedAt: Moment.nullable(),
  takeoutAskedBy: z.string().nullable(),
  takeoutReleasedAt: Moment.nullable(),
  takeoutReleasedBy: z.string().nullable(),
  createdDate: Moment,
  version: z.number(),
  permissions: z.object({
    update: z.boolean(),
    extend: z.boolean(),
    reopen: z.boolean(),
    askTakeout: z.boolean(),
    releaseTakeout: z.boolean(),
  }),
});
export type SubjectRequest = z.output<typeof SubjectRequest>;

const fields = {
  kind: z.enum(requestKinds, field('select')),
  requesterName: text(200).min(1, field('required')),
  requesterContact: text(200),
  companyUserId: z.uuid(field('select')).nullable(),
  description: text(longestText),
  receivedOn: LawDay,
  /** Together, or both empty. */
  identityCheckedOn: Day.nullable(),
  identityHow: text(500),
  responsibleId: z.uuid(field('select')).nullable(),
};
const subjectRequestId = z.uuid(field('required'));
const which = { subjectRequestId, version: z.number().int().positive().optional() };
const answer = z.object({ subjectRequest: SubjectRequest });
const openCodes = [...changeCodes, 'gdpr.NotFound', 'gdpr.NotOpen'] as const;

export const getSubjectRequests = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/gdpr/subject-requests/get-all',
  summary: 'Lists requests from data subjects: open ones by due date, then the others, newest first.',
  effect: 'read',
  answer: z.object({ subjectRequests: z.array(SubjectRequest), permissions: z.object({ create: z.boolean() }) }),
  errors: seeCodes,
});

export const createSubjectRequest = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/subject-requests/create',
  repeats: 'adds',
  summary: 'Registers a request from a data subject. It must be answered within one calendar month.',
  effect: 'write',
  body: z.object(fields).partial().extend({ kind: fields.kind, requesterName: fields.requesterName, receivedOn: fields.receivedOn }),
  answer,
  errors: [...changeCodes, 'gdpr.CouldNotFindUser'],
});

export const updateSubjectRequest = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/subject-requests/update',
  summary:
    'Changes an open request. Absent = unchanged. Another person clears the identity check and the requested export, another kind the export; once it is released, both stay.',
  effect: 'write',
  body: z.object(fields).partial().extend(which),
  answer,
  errors: [...openCodes, 'gdpr.CouldNotFindUser', 'gdpr.AlreadyReleased', 'gdpr.DayDoesNotFit'],
});

export const extendSubjectRequest = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/subject-requests/extend',
  summary: 'Extends a request by two months, once, with the reason given to the person before the first month was over.',
  effect: 'write',
  body: z.object({ ...which, reason: text(1000).min(1, field('required')), toldOn: Day }),
  answer,
  errors: [...openCodes, 'gdpr.AlreadyExtended', 'gdpr.TooLate'],
});

export const closeSubjectRequest = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/subject-requests/close',
  summary: 'Saves the answer and closes the request as answered, refused or withdrawn. The identity must be checked before an answer.',
  effect: 'write',
  body: z.object({
    ...which,
    state: z.enum(['answered', 'refused', 'withdrawn'], field('select')),
    text: text(longestText).min(1, field('required')),
  }),
  answer,
  errors: [...openCodes, 'gdpr.IdentityNotChecked'],
});

export const reopenSubjectRequest = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/subject-requests/reopen',
  summary: 'Reopens a closed request, with a reason. The former answer is kept.',
  effect: 'write',
  body: z.object({ ...which, reason: text(1000).min(1, field('required')) }),
  answer,
  errors: [...openCodes, 'gdpr.NotClosed'],
});

export const askTakeout = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/subject-requests/ask-takeout',
  summary: 'Asks the administrators to release a person’s data export to that person.',
  effect: 'write',
  body: z.object(which),
  answer,
  errors: [...openCodes, 'gdpr.NoPerson', 'gdpr.NoTakeout'],
});

/** Administrators of people: the roles with full access to them (gdpr.101). */
export const releaseTakeout = endpoint({
  access: { permission: 'EmployeesEdit', feature: 'gdpr', subscriptionFeature: 'gdpr' },
  company: 'required',
  method: 'POST',
  path: '/gdpr/subject-requests/release-takeout',
  summary: 'Releases the data export to the person, who downloads it from their settings.',
  effect: 'write',
  body: z.object(which),
  answer: answer.extend({
    /** The person has an account, by which they are told and fetch it; else they hear of it from nobody. */
    isTold: z.boolean(),
  }),
  errors: [
    'gdpr.NotFound',
    'gdpr.NotOpen',
    'gdpr.NoPerson',
    'gdpr.NoTakeout',
    'gdpr.NotAsked',
    'gdpr.IdentityNotChecked',
    'gdpr.SomebodyElseReleases',
  ],
});
