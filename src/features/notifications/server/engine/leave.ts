import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Preferences } from '../../contract/preferences.ts';
import type { ToldPerson } from '../rules/recipients.ts';
import { peopleFor } from './circumstances-of.ts';
import { digestOf, mailOf, smsOf } from './envelope.ts';
import type { Letter } from './letters.ts';
import { opened } from './seal.ts';
import { deleteOldDeliveries, endHeld, lockHeld, readDue } from './store-held.ts';
import type { HeldRow } from './store-held.ts';
import { readCompanyIds } from './store-evaluation.ts';
import { readPreferencesOf, readTeller } from './store-engine.ts';

const peopleAtOnce = 500;
const keptFor = 90 * 86_400_000;

/** Lets go what was held until now, company by company; one that fails is logged and tried again at the next quarter. */
export async function leaveHeld(services: Services): Promise<void> {
  await inEachCompany(services, async (companyId) => {
    let more = true;
    while (more) more = await services.database.forCompany(companyId, (company) => leaveSome(company, services));
  });
}

/** Forgets deliveries of 90 days ago; what people were told stays in their history. */
export async function sweepDeliveries(services: Services): Promise<void> {
  const before = new Date(services.clock.now().getTime() - keptFor);
  await inEachCompany(services, (companyId) => services.database.forCompany(companyId, (company) => deleteOldDeliveries(company, before)));
}

async function inEachCompany({ database, log }: Services, work: (companyId: number) => Promise<void>): Promise<void> {
  for (const companyId of await database.transaction(readCompanyIds)) {
    try {
      await work(companyId);
    } catch (error) {
      log.error({ err: error, companyId }, 'held notifications failed');
    }
  }
}

/** The held of some people; answers whether there may be more. */
async function leaveSome(company: Company, services: Services): Promise<boolean> {
  const now = services.clock.now();
  if (!(await lockHeld(company))) return false;
  const held = await readDue(company, now, peopleAtOnce);
  if (held.length === 0) return false;
  const byPerson = Map.groupBy(held, ({ companyUserId }) => companyUserId);
  const ids = [...byPerson.keys()];
  const people = await peopleFor(company, { companyUserIds: ids, everyone: false, systemAdmins: false });
  const preferences = await readPreferencesOf(company, ids);
  const reached = new Map(people.filter(isReached).map((person) => [person.companyUserId, person]));
  const wanted = held.filter((row) => reached.has(row.companyUserId) && isWanted(row, preferences.get(row.companyUserId)));
  await send(company, services, wanted, reached);
  const left = new Set(wanted);
  const dropped = held.filter((row) => !left.has(row));
  await endHeld(company, idsOf(wanted), idsOf(dropped), now);
  return byPerson.size === peopleAtOnce;
}

const idsOf = (rows: readonly HeldRow[]): string[] => rows.map(({ id }) => id);

/** Somebody may have left, or ended such mail, while it was held. */
function isReached({ state, email }: ToldPerson): boolean {
  return (state === 'active' || state === 'pending') && email !== null;
}

function isWanted({ reason, channel }: HeldRow, preferences: Preferences | undefined): boolean {
  return !preferences?.muted.some((muted) => muted.reason === reason && muted.channel === channel);
}

async function send(
  company: Company,
  services: Services,
  rows: readonly HeldRow[],
  people: ReadonlyMap<string, ToldPerson>,
): Promise<void> {
  const { companyName } = await readTeller(company);
  const letterOf = (row: HeldRow): Letter =>
    // Written by this feature, sealed in its own row.
    JSON.parse(opened(services.secrets, { companyId: company.id, id: row.id, column: 'content' }, row.content)) as Letter;
  const place = (companyUserId: string) => ({
    to: people.get(companyUserId)?.email ?? '',
    companyId: company.id,
    companyUserId,
    companyName,
  });
  const mails = rows.filter(({ channel }) => channel === 2);
  const digests = Map.groupBy(
    mails.filter(({ isDigest }) => isDigest),
    ({ companyUserId }) => companyUserId,
  );
  await services.queueMails(company, [
    ...mails.filter(({ isDigest }) => !isDigest).map((row) => mailOf(services, letterOf(row), place(row.companyUserId))),
    ...[...digests].map(([companyUserId, own]) => digestOf(services, own.map(letterOf), { ...place(companyUserId), isDigest: true })),
  ]);
  const messages = rows.flatMap((row) => {
    const to = row.channel === 3 ? people.get(row.companyUserId)?.mobile : null;
    return to ? [smsOf(letterOf(row), companyName, to)] : [];
  });
  await services.queueSms(company, messages);
}
