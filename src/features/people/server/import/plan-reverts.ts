import { emailKey } from '#kernel/contract/email-address.ts';
import type { ImportMishap } from '../../contract/entities-import.ts';
import type { KeptPerson, PersonRecord } from '../person-record.ts';
import { circlesIn } from '../rules/import/reporting-lines.ts';
import { readRecords, type PeopleWriteContext } from '../save-people.ts';
import { openFormer } from './plan-content.ts';
import { readEmailOwners, readLines } from './store-import-people.ts';
import type { RowRecord, RowResult } from '#kernel/server/imports/store-import-rows.ts';

export interface Reverts {
  pairs: { before: KeptPerson; after: PersonRecord }[];
  results: RowResult[];
}

type Former = Partial<PersonRecord>;

/** The changed people who still have the values that the import wrote, each with their former values. */
export async function planReverts(writeContext: PeopleWriteContext, importId: string, written: readonly RowRecord[]): Promise<Reverts> {
  const rows = written.flatMap((row) =>
    row.fate === 'update' && row.recordId ? [{ ...row, id: row.recordId, former: formerOf(writeContext, importId, row) }] : [],
  );
  if (rows.length === 0) return { pairs: [], results: [] };
  const people = await readRecords(
    writeContext,
    rows.map(({ id }) => id),
    { lock: true },
  );
  const stored = new Map(people.map((person) => [person.id, person]));
  const hindrances = await hindrancesOf(writeContext, rows);
  const reverts: Reverts = { pairs: [], results: [] };
  for (const { id, number, former, writtenVersion } of rows) {
    const before = stored.get(id);
    const mishap = before ? (before.version === writtenVersion ? hindrances.get(id) : 'personChanged') : 'personGone';
    reverts.results.push({ number, outcome: mishap ? 'kept' : 'undone', mishap: mishap ?? null, writtenVersion, former: null });
    if (before && !mishap) reverts.pairs.push({ before, after: { ...before, ...former } });
  }
  return reverts;
}

function formerOf({ company, secrets }: PeopleWriteContext, importId: string, { number, former }: RowRecord): Former {
  return former === null ? {} : openFormer(secrets, former, { companyId: company.id, importId, number });
}

/** What prevents restoring a person's former values: a manager who has left or is now below them, or an e-mail that another person has. */
async function hindrancesOf(
  { company }: PeopleWriteContext,
  rows: readonly { id: string; former: Former }[],
): Promise<Map<string, ImportMishap>> {
  const found = new Map<string, ImportMishap>();
  const emails = rows.flatMap(({ former }) => (former.emailAddress ? [emailKey(former.emailAddress)] : []));
  const owners = emails.length > 0 ? await readEmailOwners(company, emails) : [];
  const wishes = rows.flatMap(({ id, former }) =>
    former.reportingToCompanyUserId ? [{ person: id, manager: former.reportingToCompanyUserId }] : [],
  );
  const lines = wishes.length > 0 ? await readLines(company) : [];
  const mayManage = new Set(lines.filter((line) => line.mayManage).map(({ id }) => id));
  const circles = circlesIn(wishes, new Map(lines.flatMap(({ id, manager }) => (manager ? [[id, manager] as const] : []))));
  for (const { person, manager } of wishes) {
    if (!mayManage.has(manager)) found.set(person, 'managerGone');
    else if (circles.has(person)) found.set(person, 'managerCircle');
  }
  for (const { id, former } of rows) {
    if (owners.some((owner) => owner.id !== id && owner.email === emailKey(former.emailAddress ?? ''))) found.set(id, 'emailTaken');
  }
  return found;
}
