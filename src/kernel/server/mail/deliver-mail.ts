import type { Unit } from '../database/unit.ts';
import type { PrintedLogo, Services } from '../services.ts';
import { logoPlace, withLogo } from './logo-place.ts';
import { placeOf } from './queue-mail.ts';
import { abandonedAfter, maxAttempts, pauseAfter } from '../tries.ts';
import type { Refusal } from '../tries.ts';
import { openSmtp, type Post } from './smtp.ts';
import { claimMail, failAbandonedMail, finishMail, type ClaimedMail, type Outcome } from './store-mail.ts';

type Needed = Pick<Services, 'clock' | 'config' | 'database' | 'log' | 'printedLogo' | 'secrets'>;

const connections = 4;
/** What a logo may take in a mail, at two pixels for one. */
const logoSize = { width: 320, height: 112 };

/** The way out, and the logos that were looked up on it: thousands of mails of one company ask once. */
interface Round {
  post: Post;
  logos: Map<number, Promise<PrintedLogo | undefined>>;
}

/** Sends all mail that is due and answers how many left. Any number of processes may do this at once; a mail belongs to the one that claimed it. */
export async function deliverQueuedMail(services: Needed): Promise<number> {
  const { smtpUrl, mailFrom } = services.config;
  if (!smtpUrl) return 0;
  await giveUpAbandoned(services);
  const post = openSmtp({ smtpUrl, mailFrom, connections });
  const round: Round = { post, logos: new Map() };
  try {
    const counts = await Promise.all(Array.from({ length: connections }, () => sendWhileDue(services, round)));
    return counts.reduce((sum, count) => sum + count, 0);
  } finally {
    post.close();
  }
}

async function sendWhileDue(services: Needed, round: Round): Promise<number> {
  let sent = 0;
  let mail = await services.database.transaction((unit) => claim(services, unit));
  while (mail) {
    const claimed = mail;
    const outcome = await send(services, round, claimed);
    if (outcome.status === 'sent') sent += 1;
    mail = await services.database.transaction((unit) => finishAndClaim(services, unit, claimed, outcome));
  }
  return sent;
}

// Committed before it is sent: two processes never send the same mail, and a crash leaves a trace.
function claim({ clock }: Needed, unit: Unit): Promise<ClaimedMail | undefined> {
  const now = clock.now();
  return claimMail(unit, now, new Date(now.getTime() - abandonedAfter));
}

/** What became of one and the claim of the next are one commit, since commits are most of what a mail costs. */
async function finishAndClaim(services: Needed, unit: Unit, done: ClaimedMail, outcome: Outcome): Promise<ClaimedMail | undefined> {
  await finishMail(unit, done, outcome);
  return claim(services, unit);
}

async function send(services: Needed, round: Round, mail: ClaimedMail): Promise<Outcome> {
  const refusal = await accepted(services, round, mail);
  if (refusal) return afterRefusal(services, mail, refusal);
  return { status: 'sent', sent_at: services.clock.now(), last_error: null, text: null, html: null, unsubscribe_url: null };
}

async function accepted(services: Needed, round: Round, mail: ClaimedMail): Promise<Refusal | undefined> {
  let content: ReturnType<typeof opened>;
  try {
    content = opened(services, mail);
  } catch (error) {
    // Sealed with a key that is missing: it may be put back before the last try.
    return { reason: error instanceof Error ? error.message : String(error), isPermanent: false, isUncertain: false };
  }
  return round.post.send({ ...content, ...(await dressed(services, round, mail, content.html)), messageId: mail.message_id });
}

/** The HTML with the logo of the company that the mail is sent for, as it is now. */
async function dressed(services: Needed, { logos }: Round, { company_id: companyId }: ClaimedMail, html: string | undefined) {
  if (!html?.includes(logoPlace)) return {};
  if (companyId === null) return { html: withLogo(html, undefined) };
  const found = logos.get(companyId) ?? services.printedLogo({ companyId, ...logoSize });
  logos.set(companyId, found);
  const logo = await found;
  return { html: withLogo(html, logo), logo };
}

function opened({ secrets }: Needed, { id, recipient, subject, text, html, unsubscribe_url }: ClaimedMail) {
  const open = (column: string, sealed: string): string => secrets.decrypt(sealed, placeOf(id, column));
  return {
    to: recipient,
    subject: open('subject', subject),
    text: open('text', text ?? ''),
    ...(html === null ? {} : { html: open('html', html) }),
    ...(unsubscribe_url === null ? {} : { unsubscribeUrl: open('unsubscribe_url', unsubscribe_url) }),
  };
}

function afterRefusal({ clock, log }: Needed, { id, attempts, is_uncertain }: ClaimedMail, refusal: Refusal): Outcome {
  const { reason, isPermanent, isUncertain } = refusal;
  const isOver = isPermanent || attempts >= maxAttempts;
  const facts = { mailId: id, attempts, reason };
  if (isOver) log.error(facts, 'A mail could not be sent and is not tried again');
  else log.warn(facts, 'A mail could not be sent and is tried again later');
  return {
    status: isOver ? 'failed' : 'queued',
    last_error: reason,
    next_attempt_at: new Date(clock.now().getTime() + pauseAfter(attempts)),
    is_uncertain: is_uncertain || isUncertain,
  };
}

async function giveUpAbandoned({ clock, database, log }: Needed): Promise<void> {
  const before = new Date(clock.now().getTime() - abandonedAfter);
  const reason = 'The process ended twice while this was being sent; it may have arrived.';
  const count = await database.transaction((unit) => failAbandonedMail(unit, before, reason));
  if (count > 0) log.error({ count }, 'Mail was given up: the process ended twice while it was being sent');
}
