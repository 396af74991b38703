import { localeOfLanguage } from '#kernel/contract/locale.ts';
import { currentLanguage } from '#kernel/web/texts.ts';

/** The address of a sign-in for the invited e-mail that returns to this page, with its campaign or partner (invitations.11). */
export function signInAddress(invitationGuid: string, prompt?: 'login' | 'create'): string {
  const language = localeOfLanguage[currentLanguage()];
  const returnTo = `/${language}/invitation${location.search}`;
  const query = new URLSearchParams({ returnTo, language, invitationGuid, ...(prompt && { prompt }) });
  return `/api/authentication/login?${query.toString()}`;
}
