import { limitsOf } from '#features/billing/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Fail } from '#kernel/server/failure.ts';
import { newId } from '#kernel/server/id.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { copyDocument as copyContract, createDocument as contract } from '../contract/endpoints.ts';
import { firstElements } from '../contract/rules/compose.ts';
import { retiredChoices } from '../contract/rules/values.ts';
import type { ContractTemplate } from '../contract/template.ts';
import type { Services } from '#kernel/server/services.ts';
import { logged } from './log-document.ts';
import { openDocument, reloadDocument, type DocumentCall } from './open-document.ts';
import { prefillFrom, readPersonFor, type KnownPerson } from './prefill.ts';
import { nameOf } from './present-document.ts';
import { lockRoom, type DocumentContent, type StoredDocument } from './store-documents.ts';
import { insertDocuments, type NewDocument, type NewDocuments } from './store-new.ts';
import { isOffered, readTemplates } from './templates.ts';

/** Begins a contract in a template of the content service. */
export const createDocument = twoStepHandler<typeof contract, ContractTemplate>(
  ({ services, fail }, { body }) => readOffered({ services, fail }, body.templateId),
  async (context, { body: { language, companyUserId } }) => {
    const template = context.prepared;
    const person = await readPersonHere(context, companyUserId);
    const fill = await prefillFrom(context, template, language);
    return begin(context, { template, language }, { personId: companyUserId, ...fill(person), elements: firstElements(template) });
  },
);

/** The person of a new contract; those who have left get none, as where many are begun (employment.22). */
async function readPersonHere(
  context: Parameters<typeof readPersonFor>[0] & { fail: Fail<'documents.HasLeft'> },
  companyUserId: string | null,
): Promise<KnownPerson | null> {
  const person = await readPersonFor(context, companyUserId);
  if (person?.state === 'inactive') context.fail('documents.HasLeft');
  return person;
}

/** A template that may be chosen. */
export async function readOffered(
  { services, fail }: { services: Services; fail: Fail<'documents.UnknownTemplate'> },
  templateId: string,
): Promise<ContractTemplate> {
  const templates = await readTemplates(services);
  return templates.find((one) => one.key === templateId && isOffered(one)) ?? fail('documents.UnknownTemplate');
}

/** Begins a contract with what another one says, but the person. */
export const copyDocument = twoStepHandler<typeof copyContract, readonly string[]>(
  ({ services }) => readOfferedKeys(services),
  async (context, { body: { documentId, companyUserId } }) => {
    const document = await openToCopy(context, documentId, context.prepared);
    const { template, language } = document;
    const person = await readPersonHere(context, companyUserId);
    const fill = await prefillFrom(context, template, language);
    return begin(context, { template, language }, { personId: companyUserId, ...contentOfCopy(document, fill(person)) });
  },
);

/** The keys of the templates that are offered, also to contracts that are begun as copies (employment.3). */
export async function readOfferedKeys(services: Services): Promise<readonly string[]> {
  return (await readTemplates(services)).filter(isOffered).map(({ key }) => key);
}

/** A contract to make others from. */
export async function openToCopy(
  context: DocumentCall & { fail: Fail<'documents.IsAddendum' | 'documents.UnknownTemplate'> },
  documentId: string,
  offered: readonly string[],
): Promise<StoredDocument> {
  const { document, visibility } = await openDocument(context, documentId);
  if (visibility !== 'all') context.fail('common.Forbidden');
  if (document.parentId !== null) context.fail('documents.IsAddendum', 409);
  if (!offered.includes(document.templateKey)) context.fail('documents.UnknownTemplate');
  return document;
}

/** What a contract says of who somebody is and how they are reached. */
export const ofPerson: readonly string[] = ['firstName', 'lastName', 'email', 'countryCode', 'mobileNumber'];

/** What a copy says: the values and own words of the contract, and the person of the new one, with what else is `known` of them. */
export function contentOfCopy(
  { template, values, elements, baseData }: StoredDocument,
  fresh: Pick<DocumentContent, 'values' | 'baseData'>,
  known: readonly string[] = [],
): Pick<DocumentContent, 'values' | 'elements' | 'baseData'> {
  // The company may have been called otherwise then; another company of the group stays.
  const renamed = values['companyNo'] === fresh.values['companyNo'] ? ['employerName'] : [];
  const own = [...ofPerson, ...known, ...renamed];
  // A copy is a new contract: what has gone from the law is chosen anew (employment.6).
  const retired = Object.fromEntries(retiredChoices(template, {}, values).map((key) => [key, null]));
  const copied = Object.entries(values).filter(([key]) => !own.includes(key));
  const { createUser, inviteUser } = fresh.baseData;
  return {
    elements,
    values: { ...fresh.values, ...Object.fromEntries(copied), ...retired, ...pick(fresh.values, own) },
    // Whoever copies own words answers for them anew, before they change them.
    baseData: { ...baseData, createUser, inviteUser, legalWarningAcknowledged: false },
  };
}

export const pick = <Value>(values: Record<string, Value>, keys: readonly string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key)));

type Beginning = CallContext<'documents.LimitReached'>;
type Kind = Pick<NewDocuments, 'template' | 'language'>;

/** Begins one contract, when there is room. */
export async function begin(context: Beginning, kind: Kind, content: Omit<NewDocument, 'documentId'>) {
  const { left, taken } = await roomForContracts(context);
  if (left < 1) context.fail('documents.LimitReached', 403, { details: { ...taken } });
  const [documentId = ''] = await beginDocuments(context, kind, [content]);
  return { document: await reloadDocument(context, documentId) };
}

/** Begins contracts for which there is room, with one statement; answers their ids in the same order. */
export async function beginDocuments(
  { company, actor, now, audit }: Pick<CallContext, 'company' | 'actor' | 'now' | 'audit'>,
  kind: Kind,
  contents: readonly Omit<NewDocument, 'documentId'>[],
): Promise<string[]> {
  const documents = contents.map((content) => ({ documentId: newId(), ...content }));
  if (documents.length > 0) await insertDocuments(company, { ...kind, documents, by: actor.member.companyUserId, now });
  const templateName = kind.template.name[kind.language];
  for (const { documentId, personId, values } of documents) {
    const text = (key: string) => (typeof values[key] === 'string' ? values[key] : null);
    const name = nameOf({ name: null, firstName: text('firstName'), lastName: text('lastName'), templateName });
    audit(logged({ documentId, personId }, { after: { name } }));
  }
  return documents.map(({ documentId }) => documentId);
}

/** How many more contracts the subscription covers. With a limit, others who begin one wait, so that two do not take the last place. */
export async function roomForContracts(context: Pick<CallContext, 'company' | 'services'>) {
  const read = async () =>
    (await limitsOf(context, ['employmentContractLimit'])).get('employmentContractLimit') ?? { limit: null, used: 0 };
  if ((await read()).limit !== null) await lockRoom(context.company);
  const taken = await read();
  return { left: taken.limit === null ? Infinity : Math.max(0, taken.limit - taken.used), taken };
}
