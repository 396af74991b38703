import { addPersonBy } from '#features/people/server/public.ts';
import { attemptLogged } from '#kernel/server/attempt.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { comparedFields, type ComparedField } from '../../contract/kinds.ts';
import type { ExternalPerson } from '../accounting/provider.ts';
import { markOf } from '../comparison/stored-comparison.ts';
import { readSome } from '../comparison/people-here.ts';
import { findLink } from '../comparison/store-links.ts';
import { findMaybeSame } from '../comparison/store-people-here.ts';
import { readFields } from '../rules/judge-value.ts';
import { areSame } from '../rules/match-people.ts';
import { normalForm } from '../rules/normal-form.ts';
import { circumstancesOf } from './circumstances.ts';
import { inSync, type RunningSync } from './running-sync.ts';
import { settle, type OpenRow, type Outcome } from './settle-row.ts';

/** A sync uses a comparison that is at most a day old, and may go on for another day. */
const twoDays = 48 * 3_600_000;

/** Adds somebody from the other system: active, without access, as an employee, under the limit of users (integrations.44). */
export async function addHere(running: RunningSync, open: OpenRow, theirs: ExternalPerson | undefined): Promise<void> {
  await inSync(running, async (company) => settle(running, company, open, await addIn(running, company, { open, theirs })));
}

async function addIn(
  running: RunningSync,
  company: Company,
  { open: { row, content }, theirs }: { open: OpenRow; theirs: ExternalPerson | undefined },
): Promise<Outcome> {
  const { services, connection } = running;
  const link = await findLink(company, connection.system, { companyUserId: null, externalId: row.externalId });
  if (link) return { fate: 'unchanged', companyUserId: link.companyUserId };
  if (!theirs?.isActive) return { fate: 'skipped', reason: 'gone' };
  if (markOf(services.secrets, theirs) !== content.mark) return { fate: 'skipped', reason: 'changed' };
  if (await isHere(running, company, theirs)) return { fate: 'skipped', reason: 'appeared' };
  const { fields, refused: notTransferred } = readFields(theirs.fields, circumstancesOf(running));
  const { firstName, lastName } = fields;
  if (!firstName || !lastName) return { fate: 'failed', reason: 'invalid', notTransferred: withNames(notTransferred, fields) };
  const context = { company, services, now: services.clock.now(), today: circumstancesOf(running).today, by: running.startedBy };
  const person = { ...fields, firstName, lastName, role: 'employee' as const };
  type Codes = Parameters<Parameters<typeof addPersonBy>[0]['fail']>[0];
  const tried = await attemptLogged<Codes, string>(company, (part) => addPersonBy({ ...context, ...part }, person));
  if ('refusal' in tried) return { ...whyNot(tried.refusal), notTransferred };
  const fetched = comparedFields.filter((field) => !!theirs.fields[field] && !notTransferred.includes(field));
  return { fate: 'added', companyUserId: tried.done, fetched, notTransferred, former: {}, writtenVersion: 1, changes: tried.changes };
}

/** People need both names here, even where the other system has none. */
function withNames(refused: readonly ComparedField[], fields: ReturnType<typeof readFields>['fields']): ComparedField[] {
  const missing = (['firstName', 'lastName'] as const).filter((field) => !fields[field] && !refused.includes(field));
  return [...missing, ...refused];
}

function whyNot(refusal: string): Outcome {
  if (refusal === 'people.UserLimitReached') return { fate: 'skipped', reason: 'noRoom' };
  if (refusal === 'people.EmailAlreadyExists') return { fate: 'failed', reason: 'emailTaken' };
  return { fate: 'failed', reason: 'invalid' };
}

/** Whether somebody was added here since they were compared whom a comparison would find to be the same. */
async function isHere({ services, connection }: RunningSync, company: Company, theirs: ExternalPerson): Promise<boolean> {
  const { externalId, fields, unreadable } = theirs;
  const isNumbered = !!fields.socialSecurityNumber && !unreadable.includes('socialSecurityNumber');
  const ids = await findMaybeSame(company, {
    system: connection.system,
    externalId,
    employeeNumber: fields.employeeNumber?.trim() || null,
    emailAddress: fields.emailAddress?.trim() || null,
    birthday: normalForm('birthday', fields.birthday) || null,
    // Nobody who was compared has the number: comparisons are synced for a day.
    numberedSince: isNumbered ? new Date(services.clock.now().getTime() - twoDays) : null,
  });
  const people = ids.length > 0 ? await readSome({ company, services }, ids) : [];
  return people.some((person) => areSame(person, theirs));
}
