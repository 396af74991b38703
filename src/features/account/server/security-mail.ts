import { languageOfPreferred, localeOfLanguage, type PreferredLanguage } from '#kernel/contract/locale.ts';
import type { Unit } from '#kernel/server/database/unit.ts';
import { mailBody } from '#kernel/server/mail/mail-body.ts';
import type { Services } from '#kernel/server/services.ts';
import { en } from '../texts/en.ts';
import { no } from '../texts/no.ts';

/** What a person is told of, in case it was somebody else. */
export type SecurityNotice = { kind: 'apiKeyCreated'; name: string } | { kind: 'mfaReset' } | { kind: 'mfaResetByAdmin' };

/** The tab of ME-01 where it can be looked at. */
const tabs = { apiKeyCreated: 'api-keys', mfaReset: 'security', mfaResetByAdmin: 'security' } as const;

/** Mails the owner of an account, in their own language, what was changed about their sign-in. */
export async function sendSecurityMail(
  { config, queueMail }: Pick<Services, 'config' | 'queueMail'>,
  unit: Unit,
  { email, preferredLanguage }: { email: string; preferredLanguage: PreferredLanguage },
  notice: SecurityNotice,
): Promise<void> {
  const language = languageOfPreferred[preferredLanguage];
  const { securityMail } = language === 'no' ? no : en;
  const { subject, text } = securityMail[notice.kind];
  // The name is the reader's own words: it stands in the text as it is, and the body escapes it.
  const said = notice.kind === 'apiKeyCreated' ? text.replace('{name}', () => notice.name) : text;
  const url = `${config.publicUrl}/${localeOfLanguage[language]}/my-settings?tab=${tabs[notice.kind]}`;
  const body = mailBody({
    language,
    heading: subject,
    paragraphs: [said, securityMail.notYou],
    action: { label: securityMail.action, url },
    footer: securityMail.footer,
  });
  await queueMail(unit, { to: email, subject, ...body });
}
