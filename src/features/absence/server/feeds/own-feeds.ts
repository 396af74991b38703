import type { Handler } from '#kernel/server/serve.ts';
import { newId } from '#kernel/server/id.ts';
import { storedSecrets } from '#kernel/server/secret-access.ts';
import { renewSecret, revokeSecrets } from '#kernel/server/store-secret.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type * as endpoints from '../../contract/endpoints-company.ts';
import type { AbsenceFeed } from '../../contract/entities-settings.ts';
import { lockPeople } from '../store-people.ts';
import { deleteFeeds, insertFeed, readFeeds } from './store-feed.ts';
import type { FeedRow } from './store-feed.ts';

const maxFeeds = 10;

/** The addresses of feeds. */
export const feedSecrets = storedSecrets('feed');

/** Deletes one feed of a person, or all of them, with their addresses; returns how many there were. */
export async function endFeeds(company: Company, companyUserId: string, feedId?: string): Promise<number> {
  const targets = await deleteFeeds(company, companyUserId, feedId);
  await revokeSecrets(company, { kind: feedSecrets.name, targets });
  return targets.length;
}

/** The caller's calendar addresses, without their secrets. */
export const feeds: Handler<typeof endpoints.feeds> = async ({ company, actor }) => {
  const rows = await readFeeds(company, actor.member.companyUserId);
  return { feeds: rows.map(present) };
};

/** Creates a feed with a secret address, which is shown only once. */
export const createFeed: Handler<typeof endpoints.createFeed> = async (context, { body: { scope } }) => {
  const { company, actor, services, now, fail, audit } = context;
  const { companyUserId, levels } = actor.member;
  if (scope === 'team' && levels.absence !== 'full' && levels.absence !== 'team') fail('common.Forbidden');
  await lockPeople(company, [companyUserId]);
  if ((await readFeeds(company, companyUserId)).length >= maxFeeds) fail('absence.TooManyFeeds');
  const feedId = newId();
  await insertFeed(company, { feedId, companyUserId, scope, now });
  const secret = await renewSecret(company, { kind: feedSecrets.name, target: feedId });
  audit({ entity: 'absenceFeed', entityId: feedId, companyUserId, after: { scope } });
  const feed = present({ feedId, companyUserId, scope, createdAt: now, fetchedAt: null });
  return { feed, address: addressOf(services.config.publicUrl, secret) };
};

/** Replaces a feed's address; the old one stops working. */
export const rotateFeed: Handler<typeof endpoints.rotateFeed> = async (context, { body: { feedId } }) => {
  const { company, actor, services, fail, audit } = context;
  const { companyUserId } = actor.member;
  const row = (await readFeeds(company, companyUserId)).find((each) => each.feedId === feedId) ?? fail('common.NotFound');
  const secret = await renewSecret(company, { kind: feedSecrets.name, target: feedId });
  audit({ entity: 'absenceFeed', entityId: feedId, companyUserId, after: { isRotated: true } });
  return { feed: present(row), address: addressOf(services.config.publicUrl, secret) };
};

export const deleteFeed: Handler<typeof endpoints.deleteFeed> = async ({ company, actor, fail, audit }, { query: { feedId } }) => {
  const { companyUserId } = actor.member;
  if ((await endFeeds(company, companyUserId, feedId)) === 0) fail('common.NotFound');
  audit({ entity: 'absenceFeed', entityId: feedId, companyUserId, after: { isDeleted: true } });
  return {};
};

function addressOf(publicUrl: string, secret: string): string {
  return `${publicUrl}/api/feeds/${secret}`;
}

function present({ feedId, scope, createdAt, fetchedAt }: FeedRow): AbsenceFeed {
  return { feedId, scope, createdDate: createdAt.toISOString(), lastFetchedDate: fetchedAt?.toISOString() ?? null };
}
