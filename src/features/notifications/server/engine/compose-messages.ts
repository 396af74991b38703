import { shortenSms } from '#kernel/contract/sms-parts.ts';
import { localeOfLanguage } from '#kernel/contract/locale.ts';
import { mailBody } from '#kernel/server/mail/mail-body.ts';
import type { Mail, Services } from '#kernel/server/services.ts';
import type { Sms } from '#kernel/server/sms/gateway.ts';
import { unsubscribeLinks, type Subscription } from '../unsubscribe-secret.ts';
import { unsubscribeLabel, fillPlaceholders, mailTexts } from './letters.ts';
import type { Letter } from './letters.ts';

type Needed = Pick<Services, 'config' | 'secrets'>;

interface Addressee {
  to: string;
  companyId: number;
  /** Null for an invited person: they are not a member yet, and get only the promised mails. */
  companyUserId: string | null;
}

/** A letter as a mail, with the reason for the mail and an unsubscribe link. */
export function composeMail({ config, secrets }: Needed, letter: Letter, { to, companyId, companyUserId }: Addressee): Mail {
  const { language, subject, paragraphs, action, why, reason } = letter;
  const base = `${config.publicUrl}/${localeOfLanguage[language]}`;
  const links =
    companyUserId === null ? undefined : unsubscribeLinks({ config, secrets }, { companyId, companyUserId, about: reason }, language);
  const body = mailBody({
    language,
    heading: subject,
    paragraphs: paragraphs.filter((paragraph) => paragraph !== subject),
    action: { label: action.label, url: `${base}${action.path}` },
    footer: why,
    isOfCompany: true,
    links: links ? [{ label: unsubscribeLabel(language, reason), url: links.page }] : [],
  });
  return { to, subject, ...body, ...(links && { unsubscribeUrl: links.post }) };
}

/** Several letters as one mail: a user's digest, or many events of one rule. */
export function composeDigest(
  { config, secrets }: Needed,
  letters: readonly Letter[],
  place: Addressee & { companyName: string; isDigest: boolean },
): Mail {
  const [first] = letters;
  if (letters.length < 2 && first) return composeMail({ config, secrets }, first, place);
  const { to, companyId, companyUserId, companyName, isDigest } = place;
  const language = first?.language ?? 'no';
  const texts = mailTexts[language];
  const base = `${config.publicUrl}/${localeOfLanguage[language]}`;
  const subject = fillPlaceholders(texts.digestSubject, { count: String(letters.length), company: companyName });
  const reasons = [...new Set(letters.map(({ reason }) => reason))];
  const linksFor = (about: Subscription['about']) =>
    companyUserId === null ? undefined : unsubscribeLinks({ config, secrets }, { companyId, companyUserId, about }, language);
  const endings = reasons.flatMap((reason) => {
    const links = linksFor(reason);
    return links ? [{ label: unsubscribeLabel(language, reason), url: links.page }] : [];
  });
  // A mail by one rule has a single reason; a digest has many, and unsubscribing mutes all of them by mail.
  const whole = linksFor(isDigest ? 'digest' : (first?.reason ?? 'digest'));
  const settings = { label: texts.digestSettings, url: `${base}/my-settings?tab=notifications` };
  const endAll = whole ? [{ label: fillPlaceholders(texts.endDigest, { company: companyName }), url: whole.page }] : [];
  const body = mailBody({
    language,
    heading: subject,
    paragraphs: letters.map(({ sentence }) => sentence),
    action: { label: texts.openAll, url: `${base}/notification-history` },
    footer: isDigest ? fillPlaceholders(texts.digestFooter, { company: companyName }) : (first?.why ?? ''),
    isOfCompany: true,
    links: isDigest ? [settings, ...endings, ...endAll] : endings,
  });
  return { to, subject, ...body, ...(whole && { unsubscribeUrl: whole.post }) };
}

/** A letter as an SMS: the company's name, and the sentence. */
export function composeSms({ sentence }: Letter, companyName: string, to: string): Sms {
  return { to, text: shortenSms(`${companyName}: ${sentence}`) };
}
