import type { en } from '#kernel/texts/en.ts';
import { takeWaitingTitles } from '#kernel/web/form-drafts.ts';
import { currentUser } from '#kernel/web/session.ts';
import { textsIn } from '#kernel/web/texts.ts';
import { showToast } from '#ui/toasts.ts';

/** Says which forms over the page hold what was typed before the sign-in: a dialog that no address opens has to be opened again (shell.27). */
export function remindOfDrafts(): void {
  const titles = takeWaitingTitles(currentUser()?.accountId ?? '');
  const t = textsIn<typeof en>('kernel');
  for (const title of titles) showToast({ title: t('offline.draftWaits', { title }), milliseconds: 20_000 });
}
