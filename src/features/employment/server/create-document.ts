import { hasRoom } from '#features/billing/contract/limits.ts';
import { limitsOf } from '#features/billing/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import { twoStepHandler, type Handler } from '#kernel/server/serve.ts';
import type { copyDocument as copyContract, createDocument as contract } from '../contract/endpoints.ts';
import { firstElements } from '../contract/rules/compose.ts';
import type { ContractTemplate } from '../contract/template.ts';
import { logged } from './log-document.ts';
import { openDocument, reloadDocument } from './open-document.ts';
import { prefilled } from './prefill.ts';
import { insertDocument, lockRoom, type DocumentContent } from './store-documents.ts';
import { readTemplates } from './templates.ts';

/** Begins a contract in a template of the content service. */
export const createDocument = twoStepHandler<typeof contract, ContractTemplate>(
  async ({ services, fail }, { body }) => {
    const templates = await readTemplates(services);
    return templates.find(({ key, isActive }) => key === body.templateId && isActive) ?? fail('documents.UnknownTemplate');
  },
  async (context, { body: { language, companyUserId } }) => {
    const template = context.prepared;
    const content = await prefilled(context, template, { language, companyUserId });
    return begin(context, { language, personId: companyUserId }, { template, ...content, elements: firstElements(template) });
  },
);

const ofPerson = ['firstName', 'lastName', 'email', 'countryCode', 'mobileNumber'];

/** Begins a contract with what another one says, but the person. */
export const copyDocument: Handler<typeof copyContract> = async (context, { body: { documentId, companyUserId } }) => {
  const { document, sight } = await openDocument(context, documentId);
  if (sight !== 'all') context.fail('common.Forbidden');
  const { template, language, elements, baseData } = document;
  const fresh = await prefilled(context, template, { language, companyUserId });
  const copied = Object.entries(document.values).filter(([key]) => !ofPerson.includes(key));
  // Own words were answered for already; those of another person are not taken along.
  const values = { ...fresh.values, ...Object.fromEntries(copied), ...pick(fresh.values, ofPerson) };
  const { createUser, inviteUser } = fresh.baseData;
  return begin(
    context,
    { language, personId: companyUserId },
    { template, values, elements, baseData: { ...baseData, createUser, inviteUser } },
  );
};

const pick = <Value>(values: Record<string, Value>, keys: readonly string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key)));

type Beginning = CallContext<'documents.LimitReached'>;

async function begin(
  context: Beginning,
  { language, personId }: { language: 'no' | 'en'; personId: string | null },
  content: DocumentContent,
) {
  const { company, actor, now, audit } = context;
  await requireRoom(context);
  const documentId = newId();
  await insertDocument(company, { documentId, language, personId, ...content, by: actor.member.companyUserId, now });
  const document = await reloadDocument(context, documentId);
  audit(logged({ documentId, personId }, { after: { name: document.name } }));
  return { document };
}

/** Refuses when the subscription covers no more contracts. With a limit, others who begin one wait, so that two do not take the last place. */
async function requireRoom(context: Beginning): Promise<void> {
  const read = async () =>
    (await limitsOf(context, ['employmentContractLimit'])).get('employmentContractLimit') ?? { limit: null, used: 0 };
  if ((await read()).limit === null) return;
  await lockRoom(context.company);
  const taken = await read();
  if (!hasRoom(taken)) context.fail('documents.LimitReached', 403, { details: { ...taken } });
}
