import type { Handler } from '#kernel/server/serve.ts';
import type { deleteTreatment as contract, getTreatment as getContract } from '../contract/endpoints-treatments.ts';
import { loggedText, treatmentKind } from './log-gdpr.ts';
import { openToChange, openTreatment } from './open-treatment.ts';
import { presentTreatment } from './present-treatment.ts';
import { deleteTreatmentRow } from './store-treatments.ts';
import { notifyUpdated } from './notify-updated.ts';

/** One treatment. */
export const getTreatment: Handler<typeof getContract> = async (context, { query: { treatmentId } }) => {
  const { company, actor } = context;
  return { treatment: await presentTreatment({ company, member: actor.member }, await openTreatment(context, treatmentId)) };
};

/** Deletes a treatment whose key was sent with its id; its notes go with it, archived protocols keep it (gdpr.10). */
export const deleteTreatment: Handler<typeof contract> = async (context, { body }) => {
  const { company, now, fail, audit } = context;
  const { treatmentId, key, content } = await openToChange(context, body, 'delete');
  if (body.key !== key) fail('gdpr.TreatmentNotFound', 404);
  await deleteTreatmentRow(company, { treatmentId, now });
  const { department } = content;
  audit({ entity: treatmentKind, entityId: treatmentId, before: { name: loggedText(content.treatmentName), department }, after: {} });
  await notifyUpdated(context, ['statement', 'risk']);
  return {};
};
