import { currentUser, session } from '#kernel/web/session.ts';

/** Shows or removes the banner in this tab; the live connection notifies all others. */
export function noteEnding(endsAt: string | null): void {
  const user = currentUser();
  if (user) session.user.set({ ...user, company: { ...user.company, endsAt } });
}
