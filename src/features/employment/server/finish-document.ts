import { invitePerson } from '#features/invitations/server/public.ts';
import { addPerson, lockInvitedPerson, lockReportingLines } from '#features/people/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { attemptLogged, type RefusedPart } from '#kernel/server/attempt.ts';
import type { Fail } from '#kernel/server/failure.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { FinishStep } from '../contract/document.ts';
import type { finishDocument as contract } from '../contract/endpoints-finish.ts';
import { isDraft } from '../contract/rules/document-status.ts';
import { inOwnTransaction } from './in-own-transaction.ts';
import { openToChange, reloadDocument } from './open-document.ts';
import { tryPutSignedOnProfile } from './put-on-profile.ts';
import { preparePublication, writePublication, type Publication } from './publish-document.ts';
import { stepsToFinish } from './rules/finish-steps.ts';
import { writeFinishing, writePersonOfAddenda, type StoredDocument } from './store-documents.ts';
import { fieldsOf, updateWithContract } from './update-person.ts';

type FinishCode = Exclude<
  (typeof contract)['errors'][number],
  'documents.NotLawful' | 'documents.Unresolved' | 'documents.NotEditable' | 'documents.Annulled'
>;

/**
 * Publishes a contract and does what was chosen with it. All of it is one transaction, mail included, so that a call that is cut off has done
 * everything or nothing; a step that is refused is taken back by itself and kept with its reason (employment.21).
 */
export const finishDocument = twoStepHandler<typeof contract, Publication | null>(
  (before, { body }) => prepareFinish(before, body),
  async (context, { body }) => {
    const { codes, ...answer } = await finishPrepared(context, { documentId: body.documentId });
    context.partly(codes);
    return answer;
  },
);

type RefusedFinish = 'documents.NotEditable' | 'documents.Annulled';
type Preparing = Parameters<typeof preparePublication>[0] & Parameters<typeof inOwnTransaction<RefusedFinish, StoredDocument>>[0];
type FinishCall = CallContext<(typeof contract)['errors'][number]> & { prepared: Publication | null };

/** Nothing is done any more with what a contract says that is annulled, nor with what an addendum to it says (employment.29). */
async function openToFinish(
  call: Pick<CallContext<RefusedFinish>, 'company' | 'actor' | 'fail'>,
  input: Parameters<typeof openToChange>[1],
): Promise<StoredDocument> {
  const stored = await openToChange(call, input);
  if (stored.annulledAt !== null || stored.isContractAnnulled) call.fail('documents.Annulled', 409);
  return stored;
}

/** What is done before the transaction: a draft is judged and printed. */
export async function prepareFinish(
  before: Preparing,
  input: { documentId: string; version?: number | undefined },
): Promise<Publication | null> {
  const { state } = await inOwnTransaction<RefusedFinish, StoredDocument>(before, (call) =>
    openToFinish(call, { documentId: input.documentId }),
  );
  return isDraft(state) ? preparePublication(before, input) : null;
}

/**
 * The rest, in the transaction; `codes` say why steps were not done. With a version, a contract that was not a draft any more is refused when it is
 * not the one that the caller saw.
 */
export async function finishPrepared(context: FinishCall, { documentId, version }: { documentId: string; version?: number | undefined }) {
  const { company, fail, prepared } = context;
  // Before the contract, as whoever changes people does.
  await lockReportingLines(company);
  if (prepared) await writePublication(context, documentId, prepared);
  const stored = await openToFinish(context, { documentId, version: prepared ? undefined : version });
  if (isDraft(stored.state)) fail('documents.NotEditable', 409, { details: { state: stored.state } });
  const steps = stepsToFinish(stored, { isNew: prepared !== null });
  const { personId, finishing, personUpdateOn } = await doSteps(context, stored, steps);
  const isChanged = JSON.stringify(finishing) !== JSON.stringify(stored.finishing) || personUpdateOn !== stored.personUpdateOn;
  if (isChanged) await writeFinishing(company, { documentId, personId, finishing, personUpdateOn });
  if (personId !== null && personId !== stored.personId) {
    await writePersonOfAddenda(company, { documentId, personId });
    await tryPutSignedOnProfile(context, stored, personId);
  }
  const document = await reloadDocument(context, documentId);
  // The codes of refused steps are those of the calls they are made of, which this call declares.
  const codes = finishing.flatMap(({ code }) => (code === null ? [] : (code as FinishCode)));
  return { document, findings: prepared?.findings ?? [], claimsStandard: prepared?.claimsStandard ?? null, codes };
}

type Finishing = Omit<CallContext, 'fail'> & Pick<FinishCall, 'prepared'>;

async function doSteps(context: Finishing, stored: StoredDocument, steps: readonly FinishStep[]) {
  let { personId } = stored;
  let personUpdateOn: string | null = null;
  const finishing: FinishStep[] = [];
  for (const step of steps) {
    const isWaiting = context.prepared === null && step.step === 'updatePerson' && stored.personUpdateOn !== null;
    if (isWaiting) {
      // The job carries it out on its day; trying the others again leaves it as it is.
      personUpdateOn = stored.personUpdateOn;
      finishing.push(step);
    } else if (!step.isDone) {
      const result = await tryStep(context, stored, { step: step.step, personId });
      if ('done' in result) {
        personId = result.done.personId;
        personUpdateOn = result.done.waitsUntil ?? personUpdateOn;
        result.changes.forEach(context.audit);
      }
      finishing.push('done' in result ? { ...step, isDone: !result.done.waitsUntil, code: null, fields: [] } : refusedStep(step, result));
    } else finishing.push(step);
  }
  return { personId, finishing, personUpdateOn };
}

function refusedStep({ step }: FinishStep, { refusal, fieldErrors }: RefusedPart<FinishCode>): FinishStep {
  return { step, isDone: false, code: refusal, fields: fieldErrors.map(({ path }) => path) };
}

interface StepInput {
  step: FinishStep['step'];
  personId: string | null;
}

/** Whose the contract is after a step, and the day on which the step is carried out when that is a later one. */
interface Outcome {
  personId: string | null;
  waitsUntil?: string | null;
}

function tryStep(context: Finishing, stored: StoredDocument, { step, personId }: StepInput) {
  return attemptLogged<FinishCode, Outcome>(context.company, (part) => steps[step]({ ...context, ...part }, stored, personId));
}

type StepCall = Finishing & { fail: Fail<FinishCode> };

const steps: Record<FinishStep['step'], (call: StepCall, stored: StoredDocument, personId: string | null) => Promise<Outcome>> = {
  async createPerson(call, stored, personId) {
    if (personId !== null) return { personId };
    requirePeople(call);
    const { firstName = '', lastName = '', ...fields } = fieldsOf(call, stored);
    return { personId: await addPerson(call, { ...fields, firstName, lastName, role: 'employee' }) };
  },
  async updatePerson(call, stored, personId) {
    if (personId === null) return { personId };
    requirePeople(call);
    return { personId, waitsUntil: await updateWithContract(call, stored, personId) };
  },
  async invitePerson(call, _stored, personId) {
    if (personId === null) return call.fail('documents.NoPerson');
    requirePeople(call);
    const person = await lockInvitedPerson({ company: call.company, secrets: call.services.secrets }, personId);
    // Whoever signs in already needs no invitation.
    if (person?.accountId === null) await invitePerson(call, personId);
    return { personId };
  },
};

/** People are created, changed and invited only by those who may do it in people. */
function requirePeople({ actor, fail }: Pick<StepCall, 'actor' | 'fail'>): void {
  if (!actor.member.permissions.has('EmployeesEdit')) fail('common.Forbidden');
}
