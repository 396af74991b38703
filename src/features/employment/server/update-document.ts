import { isDeepStrictEqual } from 'node:util';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { updateDocument as contract } from '../contract/endpoints.ts';
import { documentState } from '../contract/kinds.ts';
import type { Element } from '../contract/rules/compose.ts';
import type { Value } from '../contract/template.ts';
import { logged } from './log-document.ts';
import { openToChange, reloadDocument } from './open-document.ts';
import { nameOf } from './present-document.ts';
import { requirePerson } from './require-person.ts';
import { fittingElements, mergeValues, sentOf } from './rules/draft-changes.ts';
import { writeDraft, writePersonOfAddenda, type StoredDocument } from './store-documents.ts';

type Call = Pick<CallContext<'documents.ChoiceRetired'>, 'fail' | 'company' | 'actor'>;
type Sent = Parameters<typeof mergeValues>[2];

/** Saves a draft, whatever is missing in it (employment.16). */
export const updateDocument: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, now, audit, fail } = context;
  const stored = await openToChange(context, body, 'update');
  const personId = body.companyUserId === undefined ? stored.personId : body.companyUserId;
  if (stored.parentId !== null && personId !== stored.personId) fail('documents.IsAddendum', 409);
  // What was published for somebody stays theirs: they can see it while it is edited.
  if (stored.state !== documentState.draft && stored.personId !== null && personId !== stored.personId) fail('documents.HasPerson', 409);
  if (personId !== null && personId !== stored.personId) await requirePerson(context, personId);
  const values = body.variables ? valuesAfter(context, stored, body.variables) : stored.values;
  const sent = body.elements ? fittingElements(stored.template, body.elements) : stored.elements;
  const elements = sent ?? fail('documents.UnknownClause');
  const baseData = { ...stored.baseData, ...sentOf(body.baseData) };
  if (!baseData.legalWarningAcknowledged && changesOwnWords(stored.elements, elements)) fail('documents.NotAcknowledged');
  const { documentId } = stored;
  const by = actor.member.companyUserId;
  const name = body.name === undefined ? stored.name : body.name?.trim() || null;
  await writeDraft(company, { documentId, name, personId, baseData, values, elements, editSession: body.session ?? null, by, now });
  if (personId !== stored.personId) await writePersonOfAddenda(company, { documentId, personId });
  const document = await reloadDocument(context, documentId);
  // The line of this editing was written when it began (employment.16).
  const isInLog = body.session !== undefined && body.session === stored.editSession && by === stored.changedBy;
  audit({ ...logged({ documentId, personId }, { before: { name: nameOf(stored) }, after: { name: document.name } }), isInLog });
  return { document };
};

/** Whether there are own words that were not there before: those of a copy were written for another contract. */
function changesOwnWords(before: readonly Element[], after: readonly Element[]): boolean {
  const stored = new Map(before.map(({ key, text }) => [key, text]));
  return after.some(({ key, text }) => text !== null && !isDeepStrictEqual(text, stored.get(key)));
}

function valuesAfter({ fail }: Call, { template, values: before }: StoredDocument, sent: Sent): Record<string, Value> {
  const { values, errors, retired } = mergeValues(template, before, sent);
  if (errors.length > 0) fail('common.BadRequest', 400, { fieldErrors: errors });
  if (retired.length > 0) fail('documents.ChoiceRetired', 400, { details: { variable: retired[0] } });
  return values;
}
