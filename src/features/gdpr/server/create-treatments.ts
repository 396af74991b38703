import { limitsOf } from '#features/billing/server/public.ts';
import { hasRoom } from '#features/billing/contract/limits.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { createTreatment as oneContract, createTreatments as manyContract } from '../contract/endpoints-treatments.ts';
import { isEmptyText } from '../contract/local-text.ts';
import { blankTreatment } from '../contract/rules/blank-treatment.ts';
import { changedTreatment } from '../contract/rules/change-treatment.ts';
import type { NewTreatment } from '../contract/treatment-fields.ts';
import { loggedTreatment, setOnly, treatmentKind } from './log-gdpr.ts';
import { openTreatment, visibleTreatments } from './open-treatment.ts';
import { requireFull } from './policy.ts';
import { presentRow, presentTreatment } from './present-treatment.ts';
import { requireContents } from './save-treatment.ts';
import { lockArea } from './store-settings.ts';
import { readProtocol } from './store-protocol.ts';
import { insertTreatments } from './store-treatments.ts';
import { notifyUpdated } from './notify-updated.ts';

/** Adds a treatment to the protocol. */
export const createTreatment: Handler<typeof oneContract> = async (context, { body }) => {
  const { company, actor } = context;
  const [treatmentId = ''] = await addTreatments(context, [body]);
  const stored = await openTreatment({ ...context, fail: gone }, treatmentId);
  return { treatment: await presentTreatment({ company, member: actor.member }, stored) };
};

/** Adds several treatments, all or nothing. */
export const createTreatments: Handler<typeof manyContract> = async (context, { body: { treatments } }) => {
  const { actor } = context;
  const ids = await addTreatments(context, treatments);
  const stored = new Map((await visibleTreatments(context, ids)).map((one) => [one.treatmentId, one]));
  return { treatments: ids.flatMap((id) => stored.get(id) ?? []).map((one) => presentRow(actor.member, one)) };
};

const gone = (): never => {
  throw new Error('The treatment was not added');
};

type AddCall = CallContext<(typeof oneContract)['errors'][number]> & { call: { language: 'no' | 'en' } };

/** Adds treatments as one change, within the limit of the subscription; answers their ids in order. */
async function addTreatments(context: AddCall, inputs: readonly NewTreatment[]): Promise<string[]> {
  const { company, actor, now, call, fail, audit } = context;
  requireFull(context, 'gdpr.ForbiddenAccess');
  await lockArea(company);
  const { protocolId } = (await readProtocol(company)) ?? fail('gdpr.NotExistingProtocol', 409);
  await requireRoom(context, inputs.length);
  const own = { ...blankTreatment, employeeId: actor.member.companyUserId };
  const contents = inputs.map((input) => changedTreatment(own, input, call.language));
  if (contents.some(({ treatmentName }) => isEmptyText(treatmentName))) fail('gdpr.InvalidNameFormat');
  await requireContents(
    context,
    contents.map((after) => ({ before: own, after })),
  );
  const by = actor.member.companyUserId;
  const added = contents.map((content) => ({ treatmentId: newId(), key: newId(), content, by, now }));
  await insertTreatments(company, protocolId, added);
  for (const { treatmentId, content } of added)
    audit({ entity: treatmentKind, entityId: treatmentId, after: setOnly(loggedTreatment(content)) });
  await notifyUpdated(context, ['statement', 'risk']);
  return added.map(({ treatmentId }) => treatmentId);
}

/** Refuses when the subscription covers fewer treatments. The area is locked, so that two do not take the last place. */
async function requireRoom(context: AddCall, more: number): Promise<void> {
  const taken = (await limitsOf(context, ['gdprTreatmentLimit'])).get('gdprTreatmentLimit') ?? { limit: null, used: 0 };
  if (!hasRoom(taken, more)) context.fail('gdpr.LimitReached', 403, { details: { ...taken } });
}
