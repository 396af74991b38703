import { languageOfPreferred, localeOfLanguage, type PreferredLanguage } from '#kernel/contract/locale.ts';
import type { TextsLike } from '#kernel/contract/texts.ts';
import type { Unit } from '#kernel/server/database/unit.ts';
import { mailBody } from '#kernel/server/mail/mail-body.ts';
import type { Services } from '#kernel/server/services.ts';
import { en } from '../texts/en.ts';
import { no } from '../texts/no.ts';

/** Security events that the account's owner is notified of. */
export type SecurityNotice =
  | { kind: 'apiKeyCreated'; name: string }
  | { kind: 'apiKeyRevoked'; name: string; company: string; by: string; reason: string | null }
  | { kind: 'mfaReset' }
  | { kind: 'mfaResetByAdmin' };

/** The tab of My settings to check the event (identity.44). */
const tabs = { apiKeyCreated: 'api-keys', apiKeyRevoked: 'api-keys', mfaReset: 'security', mfaResetByAdmin: 'security' } as const;

/** Notifies the owner of an account by mail, in their language, of a change to their sign-in. */
export async function sendSecurityMail(
  { config, queueMail }: Pick<Services, 'config' | 'queueMail'>,
  unit: Unit,
  { email, preferredLanguage }: { email: string; preferredLanguage: PreferredLanguage },
  notice: SecurityNotice,
): Promise<void> {
  const language = languageOfPreferred[preferredLanguage];
  const { securityMail } = language === 'no' ? no : en;
  const { subject } = securityMail[notice.kind];
  const url = `${config.publicUrl}/${localeOfLanguage[language]}/my-settings?tab=${tabs[notice.kind]}`;
  const body = mailBody({
    language,
    heading: subject,
    paragraphs: paragraphsOf(notice, securityMail),
    action: { label: securityMail.action, url },
    footer: securityMail.footer,
  });
  await queueMail(unit, { to: email, subject, ...body });
}

type Words = TextsLike<(typeof en)['securityMail']>;

/** What happened, and what to do about it. Names and reasons are user input: they stay unchanged, and the body escapes them. */
function paragraphsOf(notice: SecurityNotice, words: Words): string[] {
  const values = new Map<string, string | null>(Object.entries(notice));
  const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_match, name: string) => values.get(name) ?? '');
  const said = filled(words[notice.kind].text);
  if (notice.kind !== 'apiKeyRevoked') return [said, words.notYou];
  return [said, ...(notice.reason ? [filled(words.apiKeyRevoked.reason)] : []), words.apiKeyRevoked.ask];
}
