import { setAccount } from '#features/account/contract/endpoints.ts';
import { localeOfLanguage } from '#kernel/contract/locale.ts';
import { call } from '#kernel/web/call.ts';
import { setTabCompany } from '#kernel/web/session.ts';
import { currentLanguage } from '#kernel/web/texts.ts';
import { acceptInvitation } from '../contract/endpoints.ts';

/** Comes in, and opens the company as a new tab would: everything of the tab is asked for again. */
export async function accept(invitationGuid: string, mailProof: string | undefined): Promise<void> {
  const { companyId } = await call(acceptInvitation, { body: { invitationGuid, mailProof } });
  await call(setAccount, { body: { companyId } });
  setTabCompany(companyId);
  location.assign(`/${localeOfLanguage[currentLanguage()]}`);
}
