import type { FieldError } from '#kernel/contract/errors.ts';
import { keepContent } from '#features/files/server/public.ts';
import { newId } from '#kernel/server/id.ts';
import { typesetPdf } from '#kernel/server/pdf/print-pdf.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { twoStepHandler, type Handler } from '#kernel/server/serve.ts';
import type { publishDocument as contract, reopenDocument as reopenContract } from '../contract/endpoints-life.ts';
import type { Finding } from '../contract/findings.ts';
import { documentState } from '../contract/kinds.ts';
import { checkValues, isWrittenWrongly, type ValueFault } from '../contract/rules/check-values.ts';
import { plainText } from '../contract/rules/compose.ts';
import { checkLaw, isBlocked } from '../contract/rules/law-check.ts';
import type { ComparedClause } from '../contract/rules/redline.ts';
import type { ContractTemplate, Values } from '../contract/template.ts';
import { inOwnTransaction } from './in-own-transaction.ts';
import { logged } from './log-document.ts';
import { openToAgree, openToChange, reloadDocument } from './open-document.ts';
import { nameOf, presentDocument } from './present-document.ts';
import { composed, printDocument } from './print-document.ts';
import { readAddenda, writeState, type StoredDocument } from './store-documents.ts';
import { writePublished } from './store-versions.ts';

/** A draft as it was judged, printed and stored, before the transaction that publishes it. */
export interface Publication {
  version: number;
  findings: Finding[];
  claimsStandard: boolean;
  published: { sha256: string; size: number; fingerprint: string; clauses: ComparedClause[] };
}

type Code = 'documents.NotEditable' | 'documents.Annulled' | 'documents.NotLawful' | 'documents.Unresolved';
type Preparing = Parameters<typeof inOwnTransaction<Code, StoredDocument>>[0];

/** Judges, prints and stores a draft before the transaction; in it the draft becomes published unless it has changed meanwhile (employment.10). */
export const publishDocument = twoStepHandler<typeof contract, Publication>(
  (before, { body }) => preparePublication(before, body),
  async (context, { body: { documentId } }) => {
    await writePublication(context, documentId, context.prepared);
    const { findings, claimsStandard } = context.prepared;
    return { document: await reloadDocument(context, documentId), findings, claimsStandard };
  },
);

/** What is done before the transaction: the draft is judged and printed, and its bytes are kept. */
export async function preparePublication(
  before: Preparing,
  input: { documentId: string; version?: number | undefined },
): Promise<Publication> {
  const { services, fail, now } = before;
  const { stored, companyId, today } = await inOwnTransaction(before, async (call) => {
    return { stored: await openToAgree(call, input, 'publish'), companyId: call.company.id, today: call.today };
  });
  const contractText = composed(stored);
  const findings = checkLaw({ contract: contractText, today, waitingContracts: stored.waitingContracts });
  if (isBlocked(findings)) fail('documents.NotLawful', 400, { details: { findings: findings.filter(({ level }) => level === 'block') } });
  if (contractText.unresolved.length > 0) fail('documents.Unresolved', 400, { details: { unresolved: contractText.unresolved } });
  const fieldErrors = faultsOf(stored.template, contractText.values, today);
  if (fieldErrors.length > 0) fail('common.BadRequest', 400, { fieldErrors });
  const pdf = await printDocument(stored, { services, companyId, isDraft: false, day: today, typeset: typesetPdf });
  const file = await keepContent(services, { companyId, now, bytes: pdf.bytes });
  const clauses = contractText.clauses.map(({ key, title, blocks }) => ({ key, title, lines: plainText(blocks) }));
  const published = { ...file, fingerprint: pdf.fingerprint, clauses };
  return { version: stored.version, findings, claimsStandard: pdf.claimsStandard, published };
}

/** Publishes what was prepared; refused when the draft has changed since. */
export async function writePublication(
  context: CallContext<'documents.NotEditable' | 'documents.Annulled'>,
  documentId: string,
  { version, published }: Publication,
): Promise<void> {
  const { company, actor, now, audit, fail } = context;
  const stored = await openToAgree(context, { documentId }, 'publish');
  await refuseStale(fail, { read: version, stored: stored.version }, () => ({
    document: presentDocument(actor.member, stored, 'all'),
  }));
  const by = actor.member.companyUserId;
  await writePublished(company, { documentId, versionId: newId(), templateVersion: stored.templateVersion, ...published, by, now });
  const name = nameOf(stored);
  audit(
    logged(stored, {
      before: { name, state: stored.state },
      after: { name, state: documentState.published, fingerprint: published.fingerprint },
    }),
  );
}

/** What is written wrongly (employment.8). */
function faultsOf(template: ContractTemplate, values: Values, today: string): FieldError[] {
  const faults = checkValues(template, values, today).filter(isWrittenWrongly);
  const code = (fault: ValueFault) => (fault === 'choice' ? 'select' : fault === 'outOfRange' ? 'invalid' : 'properFormat');
  return faults.map(({ variable, fault }) => ({ path: `variables.${variable}`, code: code(fault) }));
}

/** Makes a draft of a published contract; its PDF is kept (employment.14). */
export const reopenDocument: Handler<typeof reopenContract> = async (context, { body }) => {
  const { company, actor, now, audit, fail } = context;
  const stored = await openToChange(context, body, 'reopen');
  // Addenda refer to the contract as it was published (employment.25).
  if ((await readAddenda(company, stored.documentId)).length > 0) fail('documents.HasAddenda', 409);
  const name = nameOf(stored);
  await writeState(company, { documentId: stored.documentId, state: documentState.reopened, by: actor.member.companyUserId, now });
  audit(logged(stored, { before: { name, state: stored.state }, after: { name, state: documentState.reopened } }));
  return { document: await reloadDocument(context, stored.documentId) };
};
