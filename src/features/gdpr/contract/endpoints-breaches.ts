import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { Moment, wholeNumber } from '#kernel/contract/values.ts';
import { changeCodes, seeCodes, viewGate } from './gates.ts';
import { breachEventKinds, breachExceptions, breachKinds, breachRisks, breachStates, languages, longestText, maxEntries } from './kinds.ts';
import { LawMoment } from './law-days.ts';
import { LocalText } from './local-text.ts';

const text = (length: number) => z.string().trim().max(length, field('tooLong', { length }));

/** One line of what happened and what was done; also that it was closed, and opened again with a reason. */
const BreachEvent = z.object({
  eventId: z.string(),
  kind: z.enum(breachEventKinds),
  at: Moment,
  text: z.string(),
  by: z.string().nullable(),
});

/** A breach of the security of personal data, Articles 33 and 34. */
export const Breach = z.object({
  breachId: z.string(),
  title: z.string(),
  state: z.enum(breachStates),
  kinds: z.array(z.enum(breachKinds)),
  description: z.string(),
  /** When the company became aware: the 72 hours count from here. */
  awareAt: Moment,
  notifyBy: Moment,
  /** The hours have passed without notice, or notice came later. */
  isLate: z.boolean(),
  happenedFrom: Moment.nullable(),
  dataSubjects: z.array(z.string()),
  dataCategories: z.array(z.string()),
  /** About how many people, and how many of their records. */
  subjects: z.number().nullable(),
  records: z.number().nullable(),
  consequences: z.string(),
  measures: z.string(),
  risk: z.enum(breachRisks).nullable(),
  riskReason: z.string(),
  mustNotifyAuthority: z.boolean(),
  mustTellPeople: z.boolean(),
  authorityNotifiedAt: Moment.nullable(),
  lateReason: z.string(),
  peopleToldAt: Moment.nullable(),
  peopleException: z.enum(breachExceptions).nullable(),
  peopleReason: z.string(),
  treatmentIds: z.array(z.string()),
  treatments: z.array(z.object({ treatmentId: z.string(), treatmentName: LocalText })),
  events: z.array(BreachEvent),
  createdDate: Moment,
  closedAt: Moment.nullable(),
  version: z.number(),
  permissions: z.object({ update: z.boolean(), reopen: z.boolean(), addEvent: z.boolean() }),
});
export type Breach = z.output<typeof Breach>;

const entries = z.array(text(100).min(1, field('required'))).max(maxEntries);
const moment = z.iso.datetime({ offset: true, error: field('dateFormat') });
const amount = wholeNumber(0, 1_000_000_000);
const fields = {
  title: text(200).min(1, field('required')),
  kinds: z.array(z.enum(breachKinds)).max(3),
  description: text(longestText),
  awareAt: LawMoment,
  happenedFrom: moment.nullable(),
  dataSubjects: entries,
  dataCategories: entries,
  subjects: amount.nullable(),
  records: amount.nullable(),
  consequences: text(longestText),
  measures: text(longestText),
  risk: z.enum(breachRisks, field('select')).nullable(),
  riskReason: text(longestText),
  authorityNotifiedAt: moment.nullable(),
  lateReason: text(longestText),
  peopleToldAt: moment.nullable(),
  peopleException: z.enum(breachExceptions, field('select')).nullable(),
  peopleReason: text(longestText),
  treatmentIds: z.array(z.uuid(field('select'))).max(200),
};
const breachId = z.uuid(field('required'));
const which = { breachId, version: z.number().int().positive().optional() };
const answer = z.object({ breach: Breach });
const openCodes = [...changeCodes, 'gdpr.NotFound', 'gdpr.NotOpen'] as const;

export const getBreaches = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/gdpr/breaches/get-all',
  summary: 'Lists the breaches: open ones by time left, then closed ones, newest first.',
  effect: 'read',
  answer: z.object({ breaches: z.array(Breach), permissions: z.object({ update: z.boolean() }) }),
  errors: seeCodes,
});

export const createBreach = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/breaches/create',
  repeats: 'adds',
  summary:
    'Registers a personal data breach. The 72 hours to notify the authority count from when you became aware; notice after them needs a reason.',
  effect: 'write',
  body: z.object(fields).partial().extend({ title: fields.title, awareAt: fields.awareAt }),
  answer,
  errors: [...changeCodes, 'gdpr.TreatmentNotFound', 'gdpr.ReasonNeeded'],
});

export const updateBreach = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/breaches/update',
  summary: 'Changes an open breach. Notice after 72 hours needs a reason. Absent = unchanged.',
  effect: 'write',
  body: z.object(fields).partial().extend(which),
  answer,
  errors: [...openCodes, 'gdpr.TreatmentNotFound', 'gdpr.ReasonNeeded'],
});

export const addBreachEvent = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/breaches/add-event',
  repeats: 'adds',
  summary: 'Adds a line to a breach’s timeline, also when it is closed. Lines cannot be changed.',
  effect: 'write',
  body: z.object({ breachId, at: moment, text: text(2000).min(1, field('required')) }),
  answer,
  errors: [...changeCodes, 'gdpr.NotFound'],
});

export const closeBreach = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/breaches/close',
  summary: 'Closes a breach when its risk is assessed, everyone who must be told is told, and its facts, effects and measures are written.',
  effect: 'write',
  body: z.object(which),
  answer,
  errors: [...openCodes, 'gdpr.NotAssessed', 'gdpr.NotNotified', 'gdpr.ReasonNeeded', 'gdpr.NotDocumented'],
});

export const reopenBreach = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/breaches/reopen',
  summary: 'Reopens a closed breach, with a reason. The timeline keeps that it was closed.',
  effect: 'write',
  body: z.object({ ...which, reason: text(1000).min(1, field('required')) }),
  answer,
  errors: [...changeCodes, 'gdpr.NotFound', 'gdpr.NotClosed'],
});

export const getBreachNotice = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/gdpr/breaches/get-notice',
  summary: 'Returns the text of the notice to the authority or to the people concerned, based on the breach and the record.',
  effect: 'read',
  query: z.object({ breachId, to: z.enum(['authority', 'people']), language: z.enum(languages).default('no') }),
  answer: z.object({ text: z.string(), missing: z.array(z.string()) }),
  errors: [...seeCodes, 'gdpr.NotFound'],
});
