import { createTransport } from 'nodemailer';
import type { Mail } from '../services.ts';

const seconds = 1000;

export interface Post {
  send: (mail: Mail & { messageId: string }) => Promise<void>;
  close: () => void;
}

/** What became of a mail that was not accepted. */
export interface Refusal {
  reason: string;
  /** Trying again will not help: the server refused this very mail. */
  isPermanent: boolean;
  /** The connection broke after the mail was handed over, so it may have arrived. */
  isUncertain: boolean;
}

/** Opens the way to the mail server; connections are kept until it is closed. */
export function openSmtp({ smtpUrl, mailFrom, connections }: { smtpUrl: string; mailFrom: string; connections: number }): Post {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    connectionTimeout: 20 * seconds,
    greetingTimeout: 20 * seconds,
    socketTimeout: 60 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, html, messageId }) => {
      await transport.sendMail({
        from: mailFrom,
        // An object is taken as it is; a text would be parsed as a list.
        to: { name: '', address: to },
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        messageId,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      });
    },
    close: () => transport.close(),
  };
}

const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EDNS', 'EAUTH', 'ETLS']);
const aboutThisMail = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/** Reads an SMTP failure. 5xx about the mail itself is final; 4xx, refused sign-in and anything about the connection is tried again. */
export function refusalOf(error: unknown): Refusal {
  const { message = String(error), code, command, responseCode } = failureOf(error);
  return {
    reason: message.slice(0, 500),
    isPermanent: responseCode !== undefined && responseCode >= 500 && aboutThisMail.has(command ?? ''),
    // A connection that was never made cannot have carried the mail; one that broke may have, whatever stage the client names.
    isUncertain: responseCode === undefined && !neverConnected.has(code ?? ''),
  };
}

function failureOf(error: unknown): { message?: string; code?: string; command?: string; responseCode?: number } {
  return error instanceof Error ? error : {};
}
