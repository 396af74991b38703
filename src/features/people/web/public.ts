import { connection } from '#kernel/web/connection.ts';
import { lazyComponent } from '#kernel/web/parts.ts';
import { loadTexts } from '#kernel/web/texts.ts';

/** Home of somebody whose profile is not complete; fetched, with its texts, only where it is shown. */
export const CompleteProfile = lazyComponent(async () => {
  const [component] = await Promise.all([import('./complete/CompleteProfile.tsx'), loadTexts('people')]);
  return component.CompleteProfile;
});

interface Pictured {
  id: string;
  profileImageTimestamp?: string | null | undefined;
}

/** Where a person's picture is fetched; undefined without one. The moment of its last change is in the address, so that the browser may keep it. */
export function pictureAddress({ id, profileImageTimestamp }: Pictured, size: 64 | 160 | 512 = 64): string | undefined {
  if (!profileImageTimestamp) return undefined;
  const query = new URLSearchParams({ companyUserId: id, timestamp: profileImageTimestamp, size: String(size) });
  // A picture carries no headers: its address says which company it is asked for.
  const companyId = connection.companyId();
  if (companyId !== undefined) query.set('account', String(companyId));
  return `${connection.base}/api/companyusers/get-profile-image?${query.toString()}`;
}
