import { newId } from '#kernel/server/id.ts';
import { storedSecrets } from '#kernel/server/secret-access.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { renewSecret, revokeSecrets } from '#kernel/server/store-secret.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type {
  ContractFeed,
  createContractFeed as createContract,
  deleteContractFeed as deleteContract,
  getContractFeed as getContract,
} from '../contract/endpoints-feed.ts';
import { deleteFeedOf, insertFeed, readFeedOf, type FeedRow } from './store-feed.ts';

/** The addresses of calendars with the deadlines of contracts. */
export const contractFeedSecrets = storedSecrets('contractFeed');

/** Ends the calendar address of a person; returns whether there was one. */
export async function endFeed(company: Company, companyUserId: string): Promise<boolean> {
  const targets = await deleteFeedOf(company, companyUserId);
  await revokeSecrets(company, { kind: contractFeedSecrets.name, targets });
  return targets.length > 0;
}

export const getContractFeed: Handler<typeof getContract> = async ({ company, actor }) => {
  const feed = await readFeedOf(company, actor.member.companyUserId);
  return { feed: feed ? present(feed) : null };
};

/** Makes a secret address, which is shown only once; the one before stops working. */
export const createContractFeed: Handler<typeof createContract> = async ({ company, actor, services, now, audit }) => {
  const { companyUserId } = actor.member;
  await endFeed(company, companyUserId);
  const feedId = newId();
  await insertFeed(company, { feedId, companyUserId, createdAt: now });
  const secret = await renewSecret(company, { kind: contractFeedSecrets.name, target: feedId });
  audit({ entity: 'contractFeed', entityId: feedId, companyUserId, after: {} });
  const feed = present({ feedId, companyUserId, createdAt: now, fetchedAt: null });
  return { feed, address: `${services.config.publicUrl}/api/contracts/feed/${secret}` };
};

export const deleteContractFeed: Handler<typeof deleteContract> = async ({ company, actor, fail, audit }) => {
  const { companyUserId } = actor.member;
  const feed = (await readFeedOf(company, companyUserId)) ?? fail('common.NotFound');
  await endFeed(company, companyUserId);
  audit({ entity: 'contractFeed', entityId: feed.feedId, companyUserId, before: {}, after: {} });
  return {};
};

function present({ feedId, createdAt, fetchedAt }: FeedRow): ContractFeed {
  return { feedId, createdDate: createdAt.toISOString(), lastFetchedDate: fetchedAt?.toISOString() ?? null };
}
