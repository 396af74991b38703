import type { z } from 'zod';
import type { FieldError } from '#kernel/contract/errors.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type {
  addBreachEvent as eventContract,
  closeBreach as closeContract,
  createBreach as createContract,
  getBreaches as contract,
  reopenBreach as reopenContract,
  updateBreach as updateContract,
} from '../../contract/endpoints-breaches.ts';
import { closingRefusal, notifyBy, undocumentedFields } from '../../contract/rules/breach-duties.ts';
import { breachKind, changeOf, setOnly } from '../log-gdpr.ts';
import { treatmentAccess, withHidden } from '../closed-treatments.ts';
import { readerOf } from '../open-treatment.ts';
import { isFull, requireFull } from '../policy.ts';
import { readTreatmentsOf } from '../store-treatments.ts';
import { presentBreach, presentOne } from './present-breaches.ts';
import {
  insertBreach,
  insertEvents,
  readBreach,
  readBreaches,
  writeBreach,
  writeClosed,
  writeReopened,
  type BreachContent,
  type StoredBreach,
} from './store-breaches.ts';
import { notifyFound } from './notify-breaches.ts';

export const getBreaches: Handler<typeof contract> = async (context) => {
  const { company, actor } = context;
  const access = await treatmentAccess(company, actor.member);
  return {
    breaches: (await readBreaches(company)).map((breach) => presentBreach(context, breach, access)),
    permissions: { update: isFull(actor.member) },
  };
};

const blank: Omit<BreachContent, 'title' | 'awareAt'> = {
  kinds: [],
  description: '',
  happenedFrom: null,
  dataSubjects: [],
  dataCategories: [],
  subjects: null,
  records: null,
  consequences: '',
  measures: '',
  risk: null,
  riskReason: '',
  authorityNotifiedAt: null,
  lateReason: '',
  peopleToldAt: null,
  peopleException: null,
  peopleReason: '',
  treatmentIds: [],
};

type Sent = Partial<Omit<z.output<NonNullable<(typeof updateContract)['body']>>, 'breachId' | 'version'>>;
const momentNames = ['awareAt', 'happenedFrom', 'authorityNotifiedAt', 'peopleToldAt'] as const;
const listNames = ['kinds', 'dataSubjects', 'dataCategories', 'treatmentIds'] as const;

/** What was sent over what is stored; absent = unchanged. Lists have each entry once. */
function changed(stored: BreachContent, sent: Sent): BreachContent {
  const set = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const moments = Object.fromEntries(
    momentNames.flatMap((name) => {
      const moment = sent[name];
      return typeof moment === 'string' ? [[name, new Date(moment)]] : [];
    }),
  );
  const lists = Object.fromEntries(listNames.flatMap((name) => (sent[name] ? [[name, [...new Set<string>(sent[name])]]] : [])));
  return { ...stored, ...set, ...moments, ...lists };
}

type Judging = Pick<CallContext<'gdpr.TreatmentNotFound' | 'gdpr.ReasonNeeded'>, 'company' | 'actor' | 'fail' | 'now' | 'today'>;

/** Refuses moments that have not come or are out of order, treatments that are not there, and a notice after the hours that does not say why (Article 33 (1)). */
async function requireContent(context: Judging, after: BreachContent, before?: BreachContent): Promise<void> {
  const { company, actor, fail, now } = context;
  const fieldErrors = momentNames.flatMap((path): FieldError[] => {
    const moment = after[path];
    if (moment === null) return [];
    if (moment > now) return [{ path, code: 'dateInFuture' }];
    if (path === 'happenedFrom') return moment > after.awareAt ? [{ path: 'awareAt', code: 'endBeforeStart' }] : [];
    return moment < after.awareAt ? [{ path, code: 'endBeforeStart' }] : [];
  });
  if (fieldErrors.length > 0) fail('common.BadRequest', 400, { fieldErrors });
  const found = await readTreatmentsOf(company, readerOf(context), after.treatmentIds);
  const { hidden } = await treatmentAccess(company, actor.member);
  const isStored = (id: string) => before?.treatmentIds.includes(id);
  const isClosed = after.treatmentIds.some((id) => hidden.has(id) && !isStored(id));
  if (isClosed || found.length < after.treatmentIds.length) fail('gdpr.TreatmentNotFound', 404);
  const { authorityNotifiedAt, awareAt, lateReason } = after;
  if (authorityNotifiedAt && authorityNotifiedAt > notifyBy(awareAt) && lateReason === '') fail('gdpr.ReasonNeeded', 409);
}

/** What the log keeps of a breach. */
function logged({ title: name, ...content }: BreachContent): Record<string, unknown> {
  const moments = Object.fromEntries(momentNames.map((moment) => [moment, content[moment]?.toISOString() ?? null]));
  return { name, ...content, ...moments };
}

export const createBreach: Handler<typeof createContract> = async (context, { body: { title, awareAt, ...body } }) => {
  const { company, actor, now, audit } = context;
  requireFull(context, 'gdpr.ForbiddenAccess');
  const content = changed({ ...blank, title, awareAt: new Date(awareAt) }, body);
  await requireContent(context, content);
  const breachId = newId();
  await insertBreach(company, { breachId, content, by: actor.member.companyUserId, now });
  audit({ entity: breachKind, entityId: breachId, after: setOnly(logged(content)) });
  await notifyFound(context, { breachId, title });
  return presentOne(context, breachId);
};

type Opening<Code extends 'gdpr.NotFound' | 'gdpr.NotOpen'> = Pick<CallContext<Code>, 'company' | 'actor' | 'now' | 'fail'>;
interface BreachReference {
  breachId: string;
  version?: number | undefined;
}

/** A breach to change, locked; refuses when it has changed since the caller read it. */
async function lockBreach(context: Opening<'gdpr.NotFound'>, { breachId, version }: BreachReference): Promise<StoredBreach> {
  const { company, fail } = context;
  const stored = (await readBreach(company, breachId, { lock: true })) ?? fail('gdpr.NotFound', 404);
  await refuseStale(fail, { read: version, stored: stored.version }, () => presentOne(context, breachId));
  return stored;
}

/** An open breach to change, locked. */
async function openBreach(context: Opening<'gdpr.NotFound' | 'gdpr.NotOpen'>, which: BreachReference): Promise<StoredBreach> {
  const stored = await lockBreach(context, which);
  if (stored.state !== 'open') context.fail('gdpr.NotOpen', 409);
  return stored;
}

export const updateBreach: Handler<typeof updateContract> = async (context, { body: { breachId, version, ...body } }) => {
  const { company, actor, audit } = context;
  requireFull(context, 'gdpr.ForbiddenAccess');
  const stored = await openBreach(context, { breachId, version });
  const before = contentOf(stored);
  const access = await treatmentAccess(company, actor.member);
  const treatmentIds = body.treatmentIds && withHidden(body.treatmentIds, before.treatmentIds, access);
  const content = changed(before, { ...body, treatmentIds });
  await requireContent(context, content, before);
  await writeBreach(company, { breachId, content });
  audit(changeOf({ entity: breachKind, entityId: breachId }, logged(before), logged(content)));
  return presentOne(context, breachId);
};

function contentOf({ breachId: _id, state: _state, treatments: _named, events: _events, ...stored }: StoredBreach): BreachContent {
  const { createdAt: _created, closedAt: _closed, version: _version, ...content } = stored;
  return content;
}

/** Adds a line to the timeline; also of a closed breach, of which one may learn more. */
export const addBreachEvent: Handler<typeof eventContract> = async (context, { body: { breachId, at, text } }) => {
  const { company, actor, now, fail, audit } = context;
  requireFull(context, 'gdpr.ForbiddenAccess');
  const { title: name } = (await readBreach(company, breachId, { lock: true })) ?? fail('gdpr.NotFound', 404);
  const moment = new Date(at);
  if (moment > now) fail('common.BadRequest', 400, { fieldErrors: [{ path: 'at', code: 'dateInFuture' }] });
  await insertEvents(company, [{ kind: 'note', breachId, at: moment, text, by: actor.member.companyUserId }]);
  audit({ entity: breachKind, entityId: breachId, after: { name, event: text, eventAt: moment.toISOString() } });
  return presentOne(context, breachId);
};

export const closeBreach: Handler<typeof closeContract> = async (context, { body }) => {
  const { company, now, fail, audit } = context;
  requireFull(context, 'gdpr.ForbiddenAccess');
  const stored = await openBreach(context, body);
  const refusal = closingRefusal(stored, now);
  const fieldErrors = undocumentedFields(stored).map((path): FieldError => ({ path, code: 'required' }));
  if (refusal) fail(refusal, 409, refusal === 'gdpr.NotDocumented' ? { fieldErrors } : {});
  const { breachId, title: name } = stored;
  await writeClosed(company, { breachId, now });
  audit({ entity: breachKind, entityId: breachId, before: { name, state: 'open' }, after: { name, state: 'closed' } });
  return presentOne(context, breachId);
};

/** Opens a closed breach again, to correct its facts; its timeline keeps that it was closed, and why not any more (gdpr.116). */
export const reopenBreach: Handler<typeof reopenContract> = async (context, { body: { reason, ...which } }) => {
  const { company, actor, now, fail, audit } = context;
  requireFull(context, 'gdpr.ForbiddenAccess');
  const { breachId, title: name, closedAt } = await lockBreach(context, which);
  if (closedAt === null) return fail('gdpr.NotClosed', 409);
  await writeReopened(company, breachId);
  await insertEvents(company, [
    { kind: 'closed', breachId, at: closedAt, text: '', by: null },
    { kind: 'reopened', breachId, at: now, text: reason, by: actor.member.companyUserId },
  ]);
  audit({
    entity: breachKind,
    entityId: breachId,
    before: { name, state: 'closed' },
    after: { name, state: 'open', reopenReason: reason },
  });
  return presentOne(context, breachId);
};
