import { membersByPerson } from '#features/people/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { readCompanyIds } from '#kernel/server/store-companies.ts';
import { channelNumber } from '../../contract/reasons.ts';
import type { ActiveRule, NotifiablePerson } from '../rules/recipients.ts';
import { canBeAny } from '../bell/offered-to.ts';
import { closedSince } from './closed-since.ts';
import { loadRecipientPreferences, peopleFor } from './load-notification-context.ts';
import { composeDigest, composeMail, composeSms } from './compose-messages.ts';
import type { Letter } from './letters.ts';
import { openText } from './seal-text.ts';
import { deleteOldDeliveries, endHeld, lockHeld, readDue } from './store-held.ts';
import type { HeldRow } from './store-held.ts';
import { readNotifyingCompany } from './store-engine.ts';

const peopleAtOnce = 500;
const keptFor = 90 * 86_400_000;

/** Sends held messages whose time has come, per company; a failure is logged and retried a quarter of an hour later. */
export async function sendHeldDeliveries(services: Services): Promise<void> {
  await inEachCompany(services, async (companyId) => {
    let more = true;
    while (more) more = await services.database.forCompany(companyId, (company) => leaveSome(company, services));
  });
}

/** Deletes deliveries of 90 days ago; the notifications stay in the history. */
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

/** Sends the held messages of some people; returns whether there may be more. */
async function leaveSome(company: Company, services: Services): Promise<boolean> {
  const now = services.clock.now();
  if (!(await lockHeld(company))) return false;
  const held = await readDue(company, now, peopleAtOnce);
  if (held.length === 0) return false;
  const byPerson = Map.groupBy(held, ({ companyUserId }) => companyUserId);
  const ids = [...byPerson.keys()];
  const people = await peopleFor(company, { companyUserIds: ids, everyone: false, systemAdmins: false });
  const { companyName, timeZone, isOn, rules, isTurnedOff } = await readNotifyingCompany(company);
  const ofRecipients = await loadRecipientPreferences({ company, services }, ids, { timeZone, now });
  const reached = new Map(people.filter(isReached).map((person) => [person.companyUserId, person]));
  const letters = new Map(held.map((row) => [row, letterOf({ company, services }, row)]));
  const isAllowed = await allowedNow({ company, services }, letters, rules);
  // What the company has turned off since then is told no more (roles.11).
  const isStillTold = (row: HeldRow): boolean =>
    !isTurnedOff(row.reason, letters.get(row)?.subscriptionFeature) && (isOn || row.ruleId === null) && isAllowed(row);
  const wanted = held.filter((row) => isStillTold(row) && reached.has(row.companyUserId) && isWanted(row, ofRecipients));
  const left = new Set(wanted);
  await send({ company, services, companyName }, new Map([...letters].filter(([row]) => left.has(row))), reached);
  const dropped = held.filter((row) => !left.has(row));
  await endHeld(company, idsOf(wanted), idsOf(dropped), now);
  return byPerson.size === peopleAtOnce;
}

/** Whether recipients may still be told, with the role that they have now: by a rule for such roles, and of what has not been closed to them since. */
async function allowedNow(
  { company, services }: { company: Company; services: Services },
  letters: ReadonlyMap<HeldRow, Letter>,
  rules: readonly ActiveRule[],
): Promise<(row: HeldRow) => boolean> {
  const members = await membersByPerson({ company, services }, [...new Set([...letters.keys()].map(({ companyUserId }) => companyUserId))]);
  const told = [...letters].flatMap(([row, { about }]) => {
    const member = members.get(row.companyUserId);
    return member && about ? [{ row, reason: row.reason, member, ...about }] : [];
  });
  const closed = new Set([...(await closedSince({ company, services }, told))].map(({ row }) => row));
  return (row) => {
    const member = members.get(row.companyUserId);
    const rule = rules.find(({ ruleId }) => ruleId === row.ruleId);
    return member !== undefined && !closed.has(row) && (!rule || canBeAny(rule.recipients, member));
  };
}

const idsOf = (rows: readonly HeldRow[]): string[] => rows.map(({ id }) => id);

type RecipientPreferences = Awaited<ReturnType<typeof loadRecipientPreferences>>;

/** The recipient may have left or unsubscribed while the message was held. */
function isReached({ state, email }: NotifiablePerson): boolean {
  return (state === 'active' || state === 'pending') && email !== null;
}

function isWanted({ companyUserId, reason, channel }: HeldRow, { preferences: all, away }: RecipientPreferences): boolean {
  const preferences = all.get(companyUserId);
  // They may be away only now: it was held over night, or for the daily mail.
  if (preferences?.muteWhileAway && away.has(companyUserId)) return false;
  return !preferences?.muted.some((muted) => muted.reason === reason && muted.channel === channel);
}

function letterOf({ company, services }: { company: Company; services: Services }, { id, content }: HeldRow): Letter {
  // Written by this feature, encrypted in its own row.
  return JSON.parse(openText(services.secrets, { companyId: company.id, id, column: 'content' }, content)) as Letter;
}

async function send(
  { company, services, companyName }: { company: Company; services: Services; companyName: string },
  letters: ReadonlyMap<HeldRow, Letter>,
  people: ReadonlyMap<string, NotifiablePerson>,
): Promise<void> {
  const place = (companyUserId: string) => ({
    to: people.get(companyUserId)?.email ?? '',
    companyId: company.id,
    companyUserId,
    companyName,
  });
  const parcels = [...letters].map(([row, letter]) => ({ ...row, letter }));
  const mails = parcels.filter(({ channel }) => channel === channelNumber.email);
  const digests = Map.groupBy(
    mails.filter(({ isDigest }) => isDigest),
    ({ companyUserId }) => companyUserId,
  );
  await services.queueMails(company, [
    ...mails.filter(({ isDigest }) => !isDigest).map(({ letter, companyUserId }) => composeMail(services, letter, place(companyUserId))),
    ...[...digests].map(([companyUserId, own]) =>
      composeDigest(
        services,
        own.map(({ letter }) => letter),
        { ...place(companyUserId), isDigest: true },
      ),
    ),
  ]);
  const messages = parcels.flatMap(({ channel, companyUserId, letter }) => {
    const to = channel === channelNumber.sms ? people.get(companyUserId)?.mobile : null;
    return to ? [composeSms(letter, companyName, to)] : [];
  });
  await services.queueSms(company, messages);
}
