import { createTransport } from 'nodemailer';
import type { Mail, MailAttachment, PrintedLogo } from '../services.ts';
import type { DeliveryRefusal } from '../delivery-attempts.ts';
import { logoContentId } from './mail-logo.ts';

const seconds = 1000;

export interface SmtpClient {
  /** Sends the mail to the server; undefined when it was accepted. */
  send: (mail: Mail & { messageId: string; logo?: PrintedLogo | undefined }) => Promise<DeliveryRefusal | undefined>;
  close: () => void;
}

/** Opens a pool of connections to the mail server, kept open until it is closed. */
export function openSmtp({ smtpUrl, mailFrom, connections }: { smtpUrl: string; mailFrom: string; connections: number }): SmtpClient {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    // Retries are decided in the outbox, never inside the client.
    maxRequeues: 0,
    connectionTimeout: 20 * seconds,
    greetingTimeout: 20 * seconds,
    socketTimeout: 60 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const handedOver = new Set<string>();
  transport.use('stream', ({ data, message }, done) => {
    message.processFunc((content) => content.once('end', () => handedOver.add(String(data.messageId))));
    done();
  });
  const send: SmtpClient['send'] = async ({ to, messageId, unsubscribeUrl, logo, attachments = [], ...content }) => {
    try {
      // An object is used unchanged; a string would be parsed as a list of recipients.
      await transport.sendMail({
        ...content,
        attachments: [...(logo ? [inside(logo)] : []), ...attachments.map(attached)],
        messageId,
        from: mailFrom,
        to: { name: '', address: to },
        headers: { ...automatic, ...ending(unsubscribeUrl) },
      });
      return undefined;
    } catch (error) {
      return refusalOf(error, handedOver.has(messageId));
    } finally {
      handedOver.delete(messageId);
    }
  };
  return { send, close: () => transport.close() };
}

/** The picture is attached: mail programs block external pictures, which would also reveal who reads the mail and when. */
function inside({ png }: PrintedLogo) {
  return { filename: 'logo.png', cid: logoContentId, content: png, contentType: 'image/png', contentDisposition: 'inline' as const };
}

function attached({ name, contentType, bytes }: MailAttachment) {
  return { filename: name, contentType, content: Buffer.from(bytes), contentDisposition: 'attachment' as const };
}

// Prevents automatic replies, such as out-of-office messages.
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** One-click unsubscribe headers (RFC 8058). */
function ending(url: string | undefined): Record<string, string> {
  return url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};
}

const aboutThisMail: ReadonlySet<string> = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/** A 5xx answer to the message itself is permanent; 4xx, a refused sign-in and connection errors are retried. */
function refusalOf(error: unknown, wasHandedOver: boolean): DeliveryRefusal {
  const { message = String(error), command, responseCode } = failureOf(error);
  return {
    reason: message.slice(0, 500),
    isPermanent: responseCode !== undefined && responseCode >= 500 && aboutThisMail.has(command ?? ''),
    isUncertain: responseCode === undefined && wasHandedOver,
  };
}

function failureOf(error: unknown): { message?: string; command?: string; responseCode?: number } {
  return error instanceof Error ? error : {};
}
