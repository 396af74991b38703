import { currentUser, session } from '#kernel/web/session.ts';

/** Shows or takes away the banner in this tab at once; the live connection tells all others. */
export function noteEnding(endsAt: string | null): void {
  const user = currentUser();
  if (user) session.user.set({ ...user, company: { ...user.company, endsAt } });
}
