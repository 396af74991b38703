import { lockReportingLines, readCompanyFacts, readRecords, updatePersonBy } from '#features/people/server/public.ts';
import { attemptLogged } from '#kernel/server/attempt.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Fail } from '#kernel/server/failure.ts';
import { forEachDue } from '#kernel/server/for-each-company.ts';
import type { Job } from '#kernel/server/jobs.ts';
import type { Services } from '#kernel/server/services.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import { systemCaller } from '#kernel/server/system-caller.ts';
import type { FinishStep } from '../contract/document.ts';
import { isDraft } from '../contract/rules/document-status.ts';
import { readDocument, readUpdatesDue, writeFinishing, type StoredDocument } from './store-documents.ts';
import { changesOf, fieldsOnItsDay } from './update-person.ts';

const action = 'employment.updateDuePeople';

/** Updates people with what contracts and addenda say, once the day has begun on which it applies (employment.28). */
async function updateDuePeople(services: Services): Promise<void> {
  await forEachDue(
    services.database,
    async (company) => {
      const today = dayIn((await readCompanyFacts(company)).timeZone, services.clock.now());
      return (await readUpdatesDue(company, today)).map((documentId) => ({ documentId, today }));
    },
    (company, due) => updateDue(services, company, due),
  );
}

async function updateDue(
  services: Services,
  company: Company,
  { documentId, today }: { documentId: string; today: string },
): Promise<void> {
  // Before contracts and people, as whoever changes people does.
  await lockReportingLines(company);
  const stored = await readDocument(company, documentId, { lock: true });
  if (!stored || isDraft(stored.state)) return;
  const { personId, personUpdateOn } = stored;
  if (personId === null || personUpdateOn === null || personUpdateOn > today) return;
  const now = services.clock.now();
  const result = await attemptLogged<'people.EmailAlreadyExists' | 'documents.HasLeft', void>(company, (part) =>
    updateOne({ services, company, now, today, agreedFrom: personUpdateOn, ...part }, stored, personId),
  );
  const isDone = 'done' in result;
  if (isDone && result.changes.length > 0) await writeAudit(company, systemCaller(action, { at: now }), result.changes);
  const outcome = isDone
    ? { isDone, code: null, fields: [] }
    : { isDone, code: result.refusal, fields: result.fieldErrors.map(({ path }) => path) };
  const finishing = stored.finishing.map((one): FinishStep => (one.step === 'updatePerson' ? { ...one, ...outcome } : one));
  await writeFinishing(company, { documentId, personId, finishing, personUpdateOn: null });
}

type DueCall = Omit<Parameters<typeof updatePersonBy>[0], 'by' | 'fail' | 'agreedFrom'> & {
  /** The day of the contract, from which it is valid also when the job comes late, unless the history says something from a later day. */
  agreedFrom: string;
  fail: Fail<'people.EmailAlreadyExists' | 'documents.HasLeft'>;
};

/** The rights of whoever published it were checked at publication. */
async function updateOne(call: DueCall, stored: StoredDocument, personId: string): Promise<void> {
  const { company, services, fail } = call;
  const [person] = await readRecords({ company, secrets: services.secrets }, [personId], { lock: true });
  if (!person || person.state === 'inactive') return fail('documents.HasLeft');
  const fields = fieldsOnItsDay(stored, changesOf(call, stored), person, call.agreedFrom);
  await updatePersonBy({ ...call, by: null }, { id: personId, version: person.version }, fields);
}

export const jobs: readonly Job[] = [
  // Time zones differ by quarters of an hour.
  { name: 'employment.update-due-people', cron: '4,19,34,49 * * * *', run: updateDuePeople },
];
