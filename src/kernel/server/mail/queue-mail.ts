import type { Company, Unit } from '../database/unit.ts';
import { newId } from '../id.ts';
import { writeInBatches } from '../write-in-batches.ts';
import type { Mail, Services } from '../services.ts';
import { packAttachments } from './attachments.ts';
import { insertMails } from './store-mail.ts';
import type { NewMail } from './store-mail.ts';

export const deliverMailJob = 'mail.deliver';

const addressForm = /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[^\s@<>()[\]\\,;:"\p{C}]{1,190}$/u;
const longestSubject = 250;

type Needed = Pick<Services, 'clock' | 'config' | 'secrets'> & { jobs: Pick<Services['jobs'], 'enqueue'> };

/** Creates `services.queueMail`: it inserts the mail in the caller's transaction, so it is sent only after a commit. */
export function createQueueMail(needed: Needed): Services['queueMail'] {
  const queueMails = createQueueMails(needed);
  return (unit, mail) => queueMails(unit, [mail]);
}

/** The same for many mails at once. */
export function createQueueMails({ clock, config, jobs, secrets }: Needed): Services['queueMails'] {
  // One job sends all waiting mail, so a transaction that queues a thousand mails enqueues it once.
  const registered = new WeakSet<object>();
  const rowOf = (unit: Unit, mail: Mail): NewMail => {
    refuseUnsafe(mail);
    const id = newId();
    const now = clock.now();
    const seal = (column: string, content: string): string => secrets.encrypt(content, sealContextOf(id, column));
    return {
      id,
      company_id: isCompany(unit) ? unit.id : null,
      recipient: mail.to,
      subject: seal('subject', mail.subject),
      text: seal('text', mail.text),
      html: mail.html === undefined ? null : seal('html', mail.html),
      unsubscribe_url: mail.unsubscribeUrl === undefined ? null : seal('unsubscribe_url', mail.unsubscribeUrl),
      attachments: mail.attachments === undefined ? null : seal('attachments', packAttachments(mail.attachments)),
      report: mail.report ? JSON.stringify(mail.report) : null,
      // Without SMTP this table is the outbox; mail that was kept is not sent later, when it is out of date.
      status: config.smtpUrl ? 'queued' : 'kept',
      message_id: `<${id}@${domainOf(config.mailFrom)}>`,
      created_at: now,
      next_attempt_at: now,
    };
  };
  return async (unit, mails) => {
    if (mails.length === 0) return;
    await writeInBatches(mails, async (batch) => {
      await insertMails(
        unit,
        batch.map((mail) => rowOf(unit, mail)),
      );
      return [];
    });
    if (!config.smtpUrl || registered.has(unit.tx)) return;
    registered.add(unit.tx);
    await jobs.enqueue(unit, deliverMailJob, {});
  };
}

/** The encryption context of a mail's column: the ciphertext can only be decrypted there. */
export function sealContextOf(id: string, column: string): string {
  return `0|mail|${id}|${column}`;
}

/** A line break in a header would allow header injection. */
function refuseUnsafe({ to, subject, unsubscribeUrl, attachments = [] }: Mail): void {
  if (!addressForm.test(to)) throw new Error('A mail needs exactly one plain address to go to.');
  if (/[\p{Cc}\u2028\u2029]/u.test(subject)) throw new Error('The subject of a mail is one line.');
  if (unsubscribeUrl !== undefined && !/^https?:\/\/[^\s<>]+$/.test(unsubscribeUrl)) throw new Error('Mail is ended at a plain address.');
  if (attachments.some(({ name }) => !/^[\w.-]{1,100}$/.test(name))) throw new Error('An attachment has a plain name.');
  if (subject.trim() === '' || subject.length > longestSubject)
    throw new Error(`The subject of a mail has 1 to ${longestSubject} characters.`);
}

function isCompany(unit: Unit): unit is Company {
  return 'id' in unit;
}

function domainOf(mailFrom: string): string {
  return /@([A-Za-z0-9.-]+)/.exec(mailFrom)?.[1] ?? 'localhost';
}
