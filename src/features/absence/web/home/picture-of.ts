import { connection } from '#kernel/web/connection.ts';

/** Where a person's picture is fetched; undefined without one. A picture carries no headers: its address says which company it is asked for. */
export function pictureOf({ companyUserId, profileImageTimestamp }: { companyUserId: string; profileImageTimestamp: string | null }) {
  if (!profileImageTimestamp) return undefined;
  const account = connection.companyId();
  const query = new URLSearchParams({ companyUserId, timestamp: profileImageTimestamp, size: '64' });
  if (account !== undefined) query.set('account', String(account));
  return `${connection.base}/api/companyusers/get-profile-image?${query.toString()}`;
}
