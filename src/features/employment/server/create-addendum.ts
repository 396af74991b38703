import { dayIn } from '#kernel/server/clock.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { createAddendum as contract } from '../contract/endpoints-addendum.ts';
import { firstBaseData } from '../contract/document.ts';
import { documentState } from '../contract/kinds.ts';
import { firstElements } from '../contract/rules/compose.ts';
import { isDraft, takesAddenda } from '../contract/rules/document-status.ts';
import { defaultsOf } from '../contract/rules/values.ts';
import type { ContractTemplate, Value } from '../contract/template.ts';
import { begin, ofPerson, pick } from './create-document.ts';
import { openDocument } from './open-document.ts';
import { readPersonFor, valuesOfPerson, type KnownPerson } from './prefill.ts';
import type { StoredDocument } from './store-documents.ts';
import { readTemplates } from './templates.ts';

/** Begins an addendum to a contract that was published (employment.25). */
export const createAddendum = twoStepHandler<typeof contract, ContractTemplate>(
  async ({ services, fail }) => {
    const templates = await readTemplates(services);
    return (
      templates.find(({ templateType, isActive }) => templateType === 'WorkContractAddendum' && isActive) ??
      fail('documents.UnknownTemplate')
    );
  },
  async (context, { body: { documentId } }) => {
    const { actor, fail, prepared: template } = context;
    const { document: seen, visibility } = await openDocument(context, documentId);
    if (visibility !== 'all') fail('common.Forbidden');
    // The person before the contract, as whoever erases people locks them.
    const seenPerson = await readPersonFor(context, seen.personId);
    const { document: parent } = await openDocument(context, documentId, { lock: true });
    if (parent.parentId !== null) fail('documents.IsAddendum', 409);
    if (isDraft(parent.state)) fail('documents.NotPublished', 409, { details: { state: documentState.draft } });
    if (!takesAddenda(parent.state)) fail('documents.BeingSigned', 409);
    if (parent.annulledAt !== null) fail('documents.Annulled', 409);
    const { language, personId } = parent;
    const { signeeFirstName, signeeLastName, signeeEmail, signeeRole, positionType } = parent.baseData;
    const signee = { signeeFirstName, signeeLastName, signeeEmail, signeeRole };
    const person = personId === seen.personId ? seenPerson : await readPersonFor(context, personId);
    const values = firstValues(withContactOf(parent, person), template, actor.member.timeZone);
    return begin(
      context,
      { template, language },
      {
        personId,
        parentId: parent.documentId,
        values,
        elements: firstElements(template),
        baseData: { ...firstBaseData, ...signee, positionType, createUser: false, inviteUser: false },
      },
    );
  },
);

/** A contract with the name and contact details that its person has now: it may be years old (employment.25). */
function withContactOf(parent: StoredDocument, person: KnownPerson | null): StoredDocument {
  if (!person) return parent;
  const others = Object.entries(parent.values).filter(([key]) => !ofPerson.includes(key));
  return { ...parent, values: { ...Object.fromEntries(others), ...pick(valuesOfPerson(person), ofPerson) } };
}

/** What the contract says of the parties and the position; the new pay is left for the user to type. */
function firstValues(
  { language, values, signedAt, publishedAt }: StoredDocument,
  template: ContractTemplate,
  timeZone: string,
): Record<string, Value> {
  const agreed = signedAt ?? publishedAt;
  const known = new Set(template.variables.map(({ key }) => key));
  const filled: Record<string, Value | undefined> = {
    ...defaultsOf(template, language),
    ...values,
    salaryAmount: null,
    contractDate: agreed && dayIn(timeZone, agreed),
  };
  return Object.fromEntries(
    Object.entries(filled).filter((entry): entry is [string, Value] => known.has(entry[0]) && entry[1] !== undefined),
  );
}
