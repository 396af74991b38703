import { companyFiles, listFiles, sendChosenFile, theOnlyOne } from '#features/files/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getPreboardingFile as contract, updatePreboardingFiles as updateContract } from '../contract/endpoints-preboarding.ts';
import { readChosenFiles } from './chosen-files.ts';
import { planChange } from './log-plan.ts';
import { openLink } from './open-link.ts';
import { openToEdit, reloadPlan } from './open-plan.ts';
import { writePreboardingFiles } from './store-preboarding.ts';

/** Chooses which of the company's files the person reads before the first day: those that the caller sees, and those chosen before (plans.17). */
export const updatePreboardingFiles: Handler<typeof updateContract> = async (context, { body }) => {
  const { company, fail, audit } = context;
  const { plan, status } = await openToEdit(context, body);
  if (plan.type === 'Offboarding') fail('onoffboarding.FilesNotPossible');
  if (status === 'completed') fail('onoffboarding.PlanCompleted', 409);
  const fileIds = [...new Set(body.fileIds)];
  const added = fileIds.filter((id) => !plan.preboardingFileIds.includes(id));
  if (added.length > 0) {
    const { files } = await listFiles(context, { type: companyFiles, id: theOnlyOne });
    const seen = new Set(files.map(({ id }) => id));
    if (added.some((id) => !seen.has(id))) fail('common.NotFound');
  }
  await writePreboardingFiles(company, plan.id, fileIds);
  const names = async (ids: readonly string[]) => (await readChosenFiles(company, ids)).map(({ fileName }) => fileName);
  audit(planChange(plan, { preboardingFiles: await names(plan.preboardingFileIds) }, { preboardingFiles: await names(fileIds) }));
  return { plan: await reloadPlan(context, plan.id) };
};

/** One of the chosen files; that the person opened it is kept with the file. */
export const getPreboardingFile: Handler<typeof contract> = async (context, { query: { fileId, view } }) => {
  const { plan } = await openLink(context, context.target);
  if (!plan.preboardingFileIds.includes(fileId)) context.fail('common.NotFound');
  return sendChosenFile(context, { kind: companyFiles.kind, fileId, view: view === 'true', companyUserId: plan.personId });
};
