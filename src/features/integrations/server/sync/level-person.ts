import { lastDayErrors, mayReaddress, readRecords, updatePersonBy } from '#features/people/server/public.ts';
import type { PersonFields } from '#features/people/contract/entities.ts';
import { attemptLogged } from '#kernel/server/attempt.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { ComparedField } from '../../contract/kinds.ts';
import { ProviderRefusal, type ExternalFields, type ExternalPerson } from '../accounting/provider.ts';
import { markOf } from '../comparison/stored-comparison.ts';
import { readSome } from '../comparison/people-here.ts';
import { readApartFrom } from '../comparison/store-apart.ts';
import { findLink } from '../comparison/store-links.ts';
import type { PersonHere } from '../rules/compared-person.ts';
import { pairKey } from '../rules/match-people.ts';
import { isHidden, readFields } from '../rules/judge-value.ts';
import { hasFields, sentFields, takenFields } from '../rules/sent-fields.ts';
import { ask, stopUncertain } from './ask.ts';
import { circumstancesOf, refusedBy } from './circumstances.ts';
import { dividedLike, withWholeName } from './one-name.ts';
import { inSync, type RunningSync } from './running-sync.ts';
import { settle, type OpenRow, type Outcome } from './settle-row.ts';
import { writeSent } from './store-rows.ts';

const maxLost = 4;

/** Levels somebody who is in both (integrations.45): first there, then here in one transaction with their fate. Who was changed since is left alone. */
export async function levelPerson(running: RunningSync, open: OpenRow, theirs: ExternalPerson | undefined): Promise<void> {
  const { content } = open;
  const person = await inSync(running, (company) => readyToLevel(running, company, open));
  if (!person) return;
  const settled = (outcome: Outcome) => inSync(running, (company) => settle(running, company, open, outcome));
  if (content.here.length + content.there.length === 0) return settled({ fate: 'unchanged' });
  if (!theirs) return settled({ fate: 'skipped', reason: 'gone' });
  const { provider } = running.connection;
  const there = dividedLike(person, theirs, provider);
  const chosen = { among: content.there, writes: provider.writes, ...circumstancesOf(running) };
  const { fields: ours, notTransferred } = sentFields(person.fields, chosen);
  const fields = withWholeName(ours, there, provider);
  const isSent = hasFields(there.fields, fields);
  const isAsCompared = markOf(running.services.secrets, theirs) === content.mark;
  // What an earlier try has sent changed them, and nobody else did.
  if (!isAsCompared && !(open.row.isSent && isSent)) return settled({ fate: 'skipped', reason: 'changed' });
  try {
    const after = isSent ? there : await send(running, { open, person, theirs: there, fields });
    const { taken, refused } = takenFields(after.fields, fields);
    // One text is written whole, also when only one of both names was chosen.
    const sent = taken.filter((field) => field in ours);
    await inSync(running, async (company) =>
      settle(
        running,
        company,
        open,
        await levelHere(running, company, { person, after, open, sent, notTransferred: [...notTransferred, ...refused] }),
      ),
    );
  } catch (error) {
    await settled({ ...refusedBy(error), notTransferred });
  }
}

async function readyToLevel(running: RunningSync, company: Company, open: OpenRow): Promise<PersonHere | undefined> {
  const { companyUserId } = open.row;
  const [person] = companyUserId === null ? [] : await readSome({ company, services: running.services }, [companyUserId]);
  if (!person) await settle(running, company, open, { fate: 'skipped', reason: 'gone' });
  else if (person.isDeactivated) await settle(running, company, open, { fate: 'skipped', reason: 'deactivated' });
  else if (person.version !== open.content.version || !(await areStillLinked(running, company, open)))
    await settle(running, company, open, { fate: 'skipped', reason: 'changed' });
  else return person;
  return undefined;
}

/** Whether nobody has said since the comparison that these are two people, or that either is somebody else (integrations.57). */
async function areStillLinked(
  { connection: { system } }: RunningSync,
  company: Company,
  { row: { companyUserId, externalId } }: OpenRow,
): Promise<boolean> {
  if (companyUserId === null || externalId === null) return false;
  if ((await readApartFrom(company, system, companyUserId)).has(externalId)) return false;
  const link = await findLink(company, system, { companyUserId, externalId });
  return !link || pairKey(link) === pairKey({ companyUserId, externalId });
}

interface Sending {
  open: OpenRow;
  person: PersonHere;
  theirs: ExternalPerson;
  fields: ExternalFields;
}

/** Changes somebody there. After a lost answer they are read before anything is sent again. */
async function send(running: RunningSync, { open: { row }, person: ours, theirs, fields }: Sending): Promise<ExternalPerson> {
  const { connection, services, syncId } = running;
  const { provider, credentials } = connection;
  await inSync(running, (company) => writeSent(company, syncId, row.number));
  let person = theirs;
  for (let lost = 0; lost < maxLost; lost += 1) {
    try {
      const { externalId, version } = person;
      const changed = await ask(running, () => provider.update(credentials, { externalId, version }, fields), { isChange: true });
      return dividedLike(ours, changed, provider);
    } catch (error) {
      if (!(error instanceof ProviderRefusal) || error.kind !== 'uncertain') throw error;
    }
    await services.clock.pause(2000 * 2 ** lost);
    const [read] = await ask(running, () => provider.read(credentials, [theirs.externalId]));
    if (!read) throw new ProviderRefusal('notFound', '');
    const found = dividedLike(ours, read, provider);
    if (hasFields(found.fields, fields)) return found;
    person = found;
  }
  return stopUncertain(running);
}

interface Levelled {
  person: PersonHere;
  after: ExternalPerson;
  open: OpenRow;
  sent: readonly ComparedField[];
  notTransferred: readonly ComparedField[];
}

async function levelHere(
  running: RunningSync,
  company: Company,
  { person, after, open, sent, notTransferred }: Levelled,
): Promise<Outcome> {
  const { content } = open;
  const { services, startedBy: by } = running;
  const circumstances = circumstancesOf(running);
  if (!(await areStillLinked(running, company, open))) return { fate: 'skipped', reason: 'changed', sent, notTransferred };
  const wanted = fetchedFields(after.fields, content.here, circumstances);
  const common = { sent, notTransferred: [...new Set([...notTransferred, ...wanted.refused.filter(isHidden)])] };
  if (wanted.given.length === 0) return { fate: sent.length > 0 ? 'updated' : 'unchanged', ...common };
  const isReaddressed = wanted.given.includes('emailAddress');
  if (isReaddressed && !(await mayReaddress({ company, secrets: services.secrets }, by, person.companyUserId)))
    return { fate: 'skipped', reason: 'aboveOwn', ...common };
  if (await movesPastContract(running, company, person.companyUserId, wanted.fields))
    return { fate: 'skipped', reason: 'contractFollows', ...common };
  const context = { company, services, now: services.clock.now(), today: circumstances.today, by };
  const tried = await attemptLogged<'people.EmailAlreadyExists', Awaited<ReturnType<typeof updatePersonBy>>>(company, (part) =>
    updatePersonBy({ ...context, ...part }, { id: person.companyUserId, version: person.version }, wanted.fields),
  );
  if ('refusal' in tried) return { ...whyNot(tried.refusal), ...common };
  const { former, version } = tried.done;
  return { fate: 'updated', ...common, fetched: wanted.given, former, writtenVersion: version, changes: tried.changes };
}

/** Whether somebody would get a last day that a contract of theirs follows (employment.28); they are locked, so that none is published meanwhile. */
async function movesPastContract(
  { services }: RunningSync,
  company: Company,
  id: string,
  { endDate }: Pick<PersonFields, 'endDate'>,
): Promise<boolean> {
  if (!endDate) return false;
  const [before] = await readRecords({ company, secrets: services.secrets }, [id], { lock: true });
  return before !== undefined && (await lastDayErrors({ company, services }, [{ before, after: { id, endDate } }])).size > 0;
}

/** Their values of some fields, as fields of a person here. The country is read with the national number that it decides about. */
function fetchedFields(theirs: ExternalFields, among: readonly ComparedField[], circumstances: ReturnType<typeof circumstancesOf>) {
  const chosen: ExternalFields = Object.fromEntries(among.map((field) => [field, theirs[field]]));
  const { fields, refused } = readFields({ ...chosen, country: theirs.country ?? null }, circumstances);
  const given = among.filter((field) => !!theirs[field]?.trim() && !refused.includes(field));
  const { country: _judged, ...address } = fields.address ?? {};
  const read = { ...address, ...(given.includes('country') && { country: fields.address?.country }) };
  const { address: _whole, ...rest } = fields;
  return { given, refused, fields: { ...rest, ...(Object.keys(read).length > 0 && { address: read }) } };
}

function whyNot(refusal: string): Outcome {
  if (refusal === 'common.Conflict') return { fate: 'skipped', reason: 'changed' };
  if (refusal === 'common.NotFound') return { fate: 'skipped', reason: 'gone' };
  if (refusal === 'common.Forbidden') return { fate: 'skipped', reason: 'deactivated' };
  return { fate: 'failed', reason: refusal === 'people.EmailAlreadyExists' ? 'emailTaken' : 'invalid' };
}
