import { createTransport } from 'nodemailer';
import type { Mail, PrintedLogo } from '../services.ts';
import type { DeliveryRefusal } from '../delivery-attempts.ts';
import { logoContentId } from './mail-logo.ts';

const seconds = 1000;

export interface SmtpClient {
  /** Hands the mail to the server; undefined when it was accepted. */
  send: (mail: Mail & { messageId: string; logo?: PrintedLogo | undefined }) => Promise<DeliveryRefusal | undefined>;
  close: () => void;
}

/** Opens the way to the mail server; connections are kept until it is closed. */
export function openSmtp({ smtpUrl, mailFrom, connections }: { smtpUrl: string; mailFrom: string; connections: number }): SmtpClient {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    // Whether a mail is tried again is decided where it is written down, never inside the client.
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
  const send: SmtpClient['send'] = async ({ to, messageId, unsubscribeUrl, logo, ...content }) => {
    try {
      // The recipient is an object, which is taken as it is; a text would be parsed as a list.
      await transport.sendMail({
        ...content,
        ...(logo && { attachments: [inside(logo)] }),
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

/** The picture lies in the mail itself: what would be fetched from elsewhere is blocked, and tells who reads when. */
function inside({ png }: PrintedLogo) {
  return { filename: 'logo.png', cid: logoContentId, content: png, contentType: 'image/png', contentDisposition: 'inline' as const };
}

// So that nobody's holiday answers to us.
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Mail programs end such mail by one click (RFC 8058). */
function ending(url: string | undefined): Record<string, string> {
  return url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};
}

const aboutThisMail: ReadonlySet<string> = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/** 5xx about the mail itself is final; 4xx, a refused sign-in and anything about the connection is tried again. */
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
