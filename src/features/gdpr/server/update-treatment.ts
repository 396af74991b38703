import type { CallContext } from '#kernel/server/call-context.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type {
  updateLegalBasis as basisContract,
  updateTreatment as contract,
  updateTreatmentDepartment as departmentContract,
  updateTreatmentName as nameContract,
  updateTreatmentOwner as ownerContract,
  updateTreatmentStatus as statusContract,
} from '../contract/endpoints-treatments.ts';
import { changedTreatment } from '../contract/rules/change-treatment.ts';
import { nameRefusal } from '../contract/rules/treatment-name.ts';
import type { TreatmentContent } from '../contract/treatment.ts';
import type { TreatmentChange } from '../contract/treatment-fields.ts';
import type { VisibleTreatment } from './closed-treatments.ts';
import { changeOf, loggedTreatment, treatmentKind } from './log-gdpr.ts';
import { openToChange, openTreatment } from './open-treatment.ts';
import { presentRow, presentTreatment } from './present-treatment.ts';
import { isSame, requireContents, requireOwners, settledState } from './save-treatment.ts';
import { writeTreatment } from './store-treatments.ts';
import { notifyUpdated } from './notify-updated.ts';

type ChangeCall = CallContext<'gdpr.TreatmentNotFound' | 'gdpr.ForbiddenAccess'> & { call: { language: 'no' | 'en' } };
type Sent = TreatmentChange & { treatmentId: string; version?: number | undefined };
interface Changed {
  before: TreatmentContent;
  after: TreatmentContent;
}

/** What statements and risks do not speak of: who keeps a treatment, its light, and when it is looked at again. */
const quiet: readonly (keyof TreatmentContent)[] = ['employeeId', 'statusId', 'nextReview', 'flowAnswer'];

/** Changes a treatment when nothing speaks against it; answers it as it is now. */
async function change(
  context: ChangeCall,
  { treatmentId, version, ...sent }: Sent,
  judge: (changed: Changed) => Promise<void> | void = () => {},
): Promise<VisibleTreatment> {
  const { company, actor, now, call, audit } = context;
  const { content: before } = await openToChange(context, { treatmentId, version });
  const after = settledState(changedTreatment(before, sent, call.language), sent.state === 'final');
  await judge({ before, after });
  if (!isSame(before, after)) {
    const isRestated = !isSame(loud(before), loud(after));
    await writeTreatment(company, { treatmentId, content: after, by: actor.member.companyUserId, now }, isRestated);
    audit(changeOf({ entity: treatmentKind, entityId: treatmentId }, loggedTreatment(before), loggedTreatment(after)));
    if (isRestated) await notifyUpdated(context, ['statement', 'risk']);
  }
  return openTreatment(context, treatmentId);
}

const loud = (content: TreatmentContent) => Object.entries(content).filter(([name]) => !quiet.some((one) => one === name));

/** Changes any fields of a treatment. */
export const updateTreatment: Handler<typeof contract> = async (context, { body }) => {
  const stored = await change(context, body, (changed) => requireContents(context, [changed]));
  return { treatment: await presentTreatment({ company: context.company, member: context.actor.member }, stored) };
};

/** The treatment as a row, after one field of it was changed. */
async function changeField(...parameters: Parameters<typeof change>) {
  const [context] = parameters;
  return { treatment: presentRow(context.actor.member, await change(...parameters)) };
}

export const updateLegalBasis: Handler<typeof basisContract> = (context, { body }) => changeField(context, body);
export const updateTreatmentStatus: Handler<typeof statusContract> = (context, { body }) => changeField(context, body);
export const updateTreatmentDepartment: Handler<typeof departmentContract> = (context, { body }) => changeField(context, body);

export const updateTreatmentName: Handler<typeof nameContract> = (context, { body }) =>
  changeField(context, body, ({ after: { treatmentName } }) => {
    const refusal = nameRefusal(treatmentName);
    if (refusal) context.fail(refusal);
  });

export const updateTreatmentOwner: Handler<typeof ownerContract> = (context, { body }) =>
  changeField(context, body, () => requireOwners(context, [body.employeeId]));
