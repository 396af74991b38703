import { deliverQueued, concurrentSends, type SendEnd } from '../outbox/deliver-outbox.ts';
import { deliveryFailed, faultOf } from '../outbox/failed-delivery.ts';
import type { Unit } from '../database/unit.ts';
import type { DeliveryReport, PrintedLogo, Services } from '../services.ts';
import type { DeliveryRefusal } from '../delivery-attempts.ts';
import { unpackAttachments } from './attachments.ts';
import { logoPlaceholder, withLogo } from './mail-logo.ts';
import { sealContextOf } from './queue-mail.ts';
import { openSmtp, type SmtpClient } from './smtp.ts';
import type { ClaimedMail } from './store-mail.ts';

type Needed = Pick<Services, 'clock' | 'config' | 'database' | 'hooks' | 'log' | 'printedLogo' | 'secrets'> & {
  jobs: Pick<Services['jobs'], 'enqueue'>;
};

/** The maximum size of a logo in a mail, in pixels at double density. */
const logoSize = { width: 320, height: 112 };

/** One delivery run: its SMTP connections and its cache of logos, so that thousands of mails of one company load the logo once. */
interface DeliveryRun {
  post: SmtpClient;
  logos: Map<number, Promise<PrintedLogo | undefined>>;
}

/** Sends all mail that is due and returns how many were sent. */
export async function deliverQueuedMail(services: Needed): Promise<number> {
  const { smtpUrl, mailFrom } = services.config;
  if (!smtpUrl) return 0;
  const post = openSmtp({ smtpUrl, mailFrom, connections: concurrentSends });
  const round: DeliveryRun = { post, logos: new Map() };
  try {
    return await deliverQueued<ClaimedMail>(services, {
      outbox: 'mail',
      columns: [
        'id',
        'recipient',
        'text',
        'attempts',
        'is_uncertain',
        'company_id',
        'subject',
        'html',
        'unsubscribe_url',
        'attachments',
        'message_id',
        'report',
      ],
      send: (mail) => accepted(services, round, mail),
      emptied: ['text', 'html', 'unsubscribe_url', 'attachments'],
      onEnd: (unit, mail, end) => tell(services, unit, mail, end),
    });
  } finally {
    post.close();
  }
}

async function accepted(services: Needed, round: DeliveryRun, mail: ClaimedMail): Promise<DeliveryRefusal | undefined> {
  let content: ReturnType<typeof opened>;
  try {
    content = opened(services, mail);
  } catch (error) {
    // Its encryption key is missing; the key may be restored before the last attempt.
    return { reason: error instanceof Error ? error.message : String(error), isPermanent: false, isUncertain: false };
  }
  return round.post.send({ ...content, ...(await htmlWithLogo(services, round, mail, content.html)), messageId: mail.message_id });
}

/** Tells what became of a mail, once nothing more is tried; its company is told of a failed one. */
async function tell(services: Needed, unit: Unit, mail: ClaimedMail, end: SendEnd): Promise<void> {
  if (end.kind === 'waits') return;
  await report(services, unit, mail, end.reason);
  const { id: messageId, company_id: companyId, recipient } = mail;
  if (end.kind !== 'refused' || companyId === null) return;
  const company = await services.database.enter(unit, companyId);
  await services.hooks.tell(deliveryFailed, {
    company,
    outbox: 'mail',
    messageId,
    recipient,
    fault: faultOf(end),
    now: services.clock.now(),
  });
}

/** Tells whoever asked for it what became of a mail. */
async function report({ jobs }: Needed, unit: Unit, { report: requestedReport }: ClaimedMail, refused: string | undefined): Promise<void> {
  if (requestedReport === null) return;
  const { job, facts } = parsed(requestedReport);
  await jobs.enqueue(unit, job, {
    ...facts,
    ...(refused === undefined ? { outcome: 'accepted' } : { outcome: 'refused', reason: refused }),
  });
}

// Written by `queueMail` alone.
const parsed = (text: string): DeliveryReport => JSON.parse(text) as DeliveryReport;

/** The HTML with the current logo of the mail's company. */
async function htmlWithLogo(services: Needed, { logos }: DeliveryRun, { company_id: companyId }: ClaimedMail, html: string | undefined) {
  if (!html?.includes(logoPlaceholder)) return {};
  if (companyId === null) return { html: withLogo(html, undefined) };
  const found = logos.get(companyId) ?? services.printedLogo({ companyId, ...logoSize });
  logos.set(companyId, found);
  const logo = await found;
  return { html: withLogo(html, logo), logo };
}

function opened({ secrets }: Needed, { id, recipient, subject, text, html, unsubscribe_url, attachments }: ClaimedMail) {
  const open = (column: string, sealed: string): string => secrets.decrypt(sealed, sealContextOf(id, column));
  return {
    to: recipient,
    subject: open('subject', subject),
    text: open('text', text ?? ''),
    ...(html === null ? {} : { html: open('html', html) }),
    ...(unsubscribe_url === null ? {} : { unsubscribeUrl: open('unsubscribe_url', unsubscribe_url) }),
    ...(attachments === null ? {} : { attachments: unpackAttachments(open('attachments', attachments)) }),
  };
}
