import type { CallContext } from '#kernel/server/call-context.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Fail } from '#kernel/server/failure.ts';
import { twoStepHandler, type Handler } from '#kernel/server/serve.ts';
import type { Services } from '#kernel/server/services.ts';
import type { linkPeople as linkContract, separatePeople as separateContract } from '../../contract/endpoints-match.ts';
import { comparisonKind, type AccountingSystem } from '../../contract/kinds.ts';
import { ProviderRefusal, type ExternalPerson } from '../accounting/provider.ts';
import { requireConnected, requireConnection, type OpenConnection } from '../connections/open-connection.ts';
import { noteFailure } from '../connections/note-tries.ts';
import { lockConnection } from '../connections/store-connections.ts';
import { beforehand, refuseKey, requireFull, requireTries, type BeforeConnecting, type KeyCode } from '../connections/try-key.ts';
import { comparePair, type ComparedPeople } from '../rules/compare-people.ts';
import { pairKey, type Pair } from '../rules/match-people.ts';
import { areOne, arePossible, withoutPairs, withPair } from '../rules/resolve-pairs.ts';
import { markOf, openComparison, sealComparison, type StoredComparison } from './stored-comparison.ts';
import { readSome } from './people-here.ts';
import { insertApart, readApart } from './store-apart.ts';
import { readContent, readNewestDone, replaceContent } from './store-comparison.ts';
import { deleteLinks, findLink, insertLinks } from './store-links.ts';

/** Somebody there as they are now, and the connection that they were read by. */
interface Read {
  connection: OpenConnection;
  theirs: ExternalPerson;
}

/** Links a person and one of their possible matches (integrations.57). Who is there is read anew, outside the transaction: a comparison keeps no values of them. */
export const linkPeople = twoStepHandler<typeof linkContract, Read | undefined>(
  async (before, { body }) => {
    requireFull(before);
    const { services, fail } = before;
    const connection = await beforehand(before, async (company) => {
      const stored = await requireKept({ company, services, fail }, body);
      if (arePossible(stored, body)) return requireConnection({ company, services, fail }, body.provider);
      await requireLinked({ company, fail }, body);
      return undefined;
    });
    // They are linked already.
    if (!connection) return undefined;
    await requireTries(before, 'integrations-link');
    const theirs = await readThere(before, connection, body.externalId);
    return { connection, theirs: theirs ?? fail('integrations.MatchChanged', 409) };
  },
  async (context, { body }) => {
    const { company, now, fail, audit, prepared } = context;
    const { provider, comparisonId, companyUserId, externalId } = body;
    await lockConnection(company, provider);
    // It was possible before the transaction; whoever was faster is asked first.
    const isPossible = arePossible(await requireKept(context, body), body);
    if (!isPossible || !prepared) {
      await requireLinked(context, body);
      return {};
    }
    const [ours] = await readSome(context, [companyUserId], { lock: true });
    if (!ours) return fail('integrations.MatchChanged', 409);
    await insertLinks(company, provider, { links: [body], now });
    await requireLinked(context, body);
    await changeStored(context, body, (stored) => linked(context, stored, { ours, ...prepared }));
    audit({ entity: comparisonKind, entityId: comparisonId, companyUserId, after: { system: provider, externalId } });
    return {};
  },
);

/** Says that people are not the same (integrations.57): they are not proposed to each other again, and a link between them ends. */
export const separatePeople: Handler<typeof separateContract> = async (context, { body }) => {
  const { company, now, fail, audit } = context;
  const { provider, comparisonId, pairs } = body;
  requireFull(context);
  await lockConnection(company, provider);
  const people = await requireKept(context, body);
  const known = pairs.filter((pair) => arePossible(people, pair) || areOne(people, pair));
  const apart = await readApart(company, provider);
  if (pairs.some((pair) => !known.includes(pair) && !apart.has(pairKey(pair)))) fail('integrations.MatchChanged', 409);
  await deleteLinks(company, provider, known);
  await insertApart(company, provider, { pairs: known, now });
  await changeStored(context, body, (stored) => ({ ...stored, people: withoutPairs(stored.people, known) }));
  for (const { companyUserId, externalId } of known)
    audit({ entity: comparisonKind, entityId: comparisonId, companyUserId, before: { system: provider, externalId } });
  return {};
};

interface Place {
  company: Company;
  services: Pick<Services, 'secrets'>;
}
interface Named {
  provider: AccountingSystem;
  comparisonId: string;
}

async function readStored({ company, services }: Place, { comparisonId }: Named): Promise<StoredComparison | undefined> {
  const content = await readContent(company, comparisonId);
  return content === undefined ? undefined : openComparison(services.secrets, content, { companyId: company.id, comparisonId });
}

/** The people of the newest comparison with a system, which the call names: what an older one says may not hold any more. */
async function requireKept(
  { company, services, fail }: Place & { fail: Fail<'integrations.CompanyConnectionNotFound' | 'integrations.ComparisonNotFound'> },
  named: Named,
): Promise<ComparedPeople> {
  await requireConnected(company, named.provider, fail);
  const newest = await readNewestDone(company, named.provider);
  const stored = newest === named.comparisonId ? await readStored({ company, services }, named) : undefined;
  return stored?.people ?? fail('integrations.ComparisonNotFound', 404);
}

/** Refuses unless exactly these two are linked: either was linked with somebody else, or is not a possible match any more. */
async function requireLinked(
  { company, fail }: { company: Company; fail: Fail<'integrations.MatchChanged'> },
  { provider, companyUserId, externalId }: Pair & Pick<Named, 'provider'>,
): Promise<void> {
  const link = await findLink(company, provider, { companyUserId, externalId });
  if (!link || pairKey(link) !== pairKey({ companyUserId, externalId })) fail('integrations.MatchChanged', 409);
}

async function changeStored(place: Place, named: Named, change: (stored: StoredComparison) => StoredComparison): Promise<void> {
  const stored = await readStored(place, named);
  if (!stored) return;
  const { company, services } = place;
  const { comparisonId } = named;
  const content = sealComparison(services.secrets, change(stored), { companyId: company.id, comparisonId });
  await replaceContent(company, { comparisonId, content });
}

function linked(
  { services, now }: Pick<CallContext, 'services' | 'now'>,
  stored: StoredComparison,
  { ours, theirs, connection }: Read & { ours: Parameters<typeof comparePair>[0]['ours'] },
): StoredComparison {
  const { reads, writes, hasOneName = false } = connection.provider;
  const by = { reads, writes, hasOneName, today: dayIn('Europe/Oslo', now), allowSynthetic: !services.config.production };
  return {
    people: withPair(stored.people, comparePair({ ours, theirs, by: 'link' }, by)),
    ours: { ...stored.ours, [ours.companyUserId]: ours.version },
    theirs: { ...stored.theirs, [theirs.externalId]: markOf(services.secrets, theirs) },
  };
}

/** A refusal counts as a try of the connection, as that of a comparison does. */
async function readThere(
  before: BeforeConnecting<KeyCode>,
  connection: OpenConnection,
  externalId: string,
): Promise<ExternalPerson | undefined> {
  const { provider, credentials } = connection;
  try {
    const [found] = await provider.read(credentials, [externalId]);
    return found;
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    await beforehand(before, (company) => noteFailure({ company, services: before.services, connection }, error.kind));
    return refuseKey(before.fail, error);
  }
}
