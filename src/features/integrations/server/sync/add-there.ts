import type { Company } from '#kernel/server/database/unit.ts';
import { ProviderRefusal, type ExternalPerson, type PersonQuery } from '../accounting/provider.ts';
import { readApartFrom } from '../comparison/store-apart.ts';
import { findLink } from '../comparison/store-links.ts';
import { readSome } from '../comparison/people-here.ts';
import type { PersonHere } from '../rules/compared-person.ts';
import { sentFields, takenFields } from '../rules/sent-fields.ts';
import { ask, stopUncertain } from './ask.ts';
import { circumstancesOf, refusedBy } from './circumstances.ts';
import { dividedLike } from './one-name.ts';
import { inSync, type RunningSync } from './running-sync.ts';
import { settle, type OpenRow } from './settle-row.ts';
import { writeSent } from './store-rows.ts';

const maxLost = 4;

/** Adds somebody to the other system (integrations.45). It is noted before they are sent, and they are looked up there before they are sent again. */
export async function addThere(running: RunningSync, open: OpenRow): Promise<void> {
  const person = await inSync(running, (company) => readyToSend(running, company, open));
  if (!person) return;
  const { provider, credentials } = running.connection;
  const { fields, notTransferred } = sentFields(person.fields, { writes: provider.writes, ...circumstancesOf(running) });
  const except = await inSync(running, (company) => readApartFrom(company, running.connection.system, person.companyUserId));
  const sought: PersonQuery = { ownId: person.companyUserId, fields, except };
  const isNew = !open.row.isSent;
  const settled = (outcome: Parameters<typeof settle>[3]) => inSync(running, (company) => settle(running, company, open, outcome));
  try {
    const found = await ask(running, () => provider.find(credentials, { ...sought, isNew }));
    if (found && isNew && found.ownId !== person.companyUserId) return await settled({ fate: 'skipped', reason: 'appeared' });
    if (!found && open.row.isSent && !canBeFound(sought)) return await settled({ fate: 'failed', reason: 'uncertain' });
    const added = found ?? (await create(running, open, sought));
    if (!added) return await settled({ fate: 'failed', reason: 'uncertain' });
    const { taken: sent, refused } = takenFields(dividedLike(person, added, provider).fields, fields);
    await settled({ fate: 'added', externalId: added.externalId, sent, notTransferred: [...notTransferred, ...refused] });
  } catch (error) {
    await settled({ ...refusedBy(error), notTransferred });
  }
}

/** The person as they are sent, if they are as they were compared and not there yet. */
async function readyToSend(running: RunningSync, company: Company, open: OpenRow): Promise<PersonHere | undefined> {
  const { services, connection } = running;
  const { companyUserId } = open.row;
  const [person] = companyUserId === null ? [] : await readSome({ company, services }, [companyUserId]);
  const link = companyUserId === null ? undefined : await findLink(company, connection.system, { companyUserId, externalId: null });
  if (!person?.isProposed) await settle(running, company, open, { fate: 'skipped', reason: 'gone' });
  else if (link) await settle(running, company, open, { fate: 'unchanged', externalId: link.externalId });
  else if (person.version !== open.content.version) await settle(running, company, open, { fate: 'skipped', reason: 'changed' });
  else return person;
  return undefined;
}

/** Sends a person; whose answer was lost is looked up before they are sent again. Undefined when nobody can tell whether they are there. */
async function create(running: RunningSync, { row }: OpenRow, person: PersonQuery): Promise<ExternalPerson | undefined> {
  const { connection, syncId, services } = running;
  const { provider, credentials, choices } = connection;
  await inSync(running, (company) => writeSent(company, syncId, row.number));
  for (let lost = 0; lost < maxLost; lost += 1) {
    try {
      const { ownId, fields } = person;
      return await ask(running, () => provider.create(credentials, { ownId, fields, choices }), { isChange: true });
    } catch (error) {
      if (!(error instanceof ProviderRefusal) || error.kind !== 'uncertain') throw error;
    }
    await services.clock.pause(2000 * 2 ** lost);
    const found = await ask(running, () => provider.find(credentials, person));
    if (found) return found;
    if (!canBeFound(person)) return undefined;
  }
  return stopUncertain(running);
}

/** Without an employee number and an e-mail address, a system that does not keep our id cannot be asked for somebody. */
function canBeFound({ fields }: PersonQuery): boolean {
  return !!fields.employeeNumber || !!fields.emailAddress;
}
