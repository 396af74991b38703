import type { Readable } from 'node:stream';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

/** A stage at which the mail server can refuse, and its answer. */
export interface MailRefusal {
  at: 'recipient' | 'data';
  code: number;
}

export interface MailServer {
  smtpUrl: string;
  /** Received mails, oldest first. */
  received: Email[];
  /** Refuses the next mails, one refusal each. */
  refuseNext: (...refusals: MailRefusal[]) => void;
  /** Accepts the next mail and closes the connection without confirming it. */
  vanishAfterNext: () => void;
}

/** A real local SMTP server for one test file; it is stopped after the last test. */
export async function mailServer(): Promise<MailServer> {
  const received: Email[] = [];
  const refusals: MailRefusal[] = [];
  let vanish = false;
  const refusalAt = (at: MailRefusal['at']): Error | undefined => {
    if (refusals[0]?.at !== at) return undefined;
    const code = refusals.shift()?.code;
    return Object.assign(new Error('not now'), { responseCode: code });
  };
  const take = async (stream: Readable, connectionId: string, done: (refusal?: Error) => void): Promise<void> => {
    const bytes = await new Response(stream).arrayBuffer().catch(() => undefined);
    // The sender was killed midway, so no mail arrived.
    if (!bytes) return;
    const email = await PostalMime.parse(bytes);
    const refusal = refusalAt('data');
    if (refusal) return done(refusal);
    received.push(email);
    if (!vanish) return done();
    vanish = false;
    // The connection's socket is not in the declared types; closing it is intended.
    const connection = [...server.connections].find((one) => (one as { id?: string }).id === connectionId);
    (connection as unknown as { _socket: { destroy: () => void } })._socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onRcptTo: (_address, _session, done) => done(refusalAt('recipient')),
    onData: (stream, session, done) => void take(stream, session.id, done),
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  afterAll(() => new Promise<void>((closed) => server.close(() => closed())));
  // A server that listens on TCP has an address with a port.
  const { port } = server.server.address() as { port: number };
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    received,
    refuseNext: (...next) => void refusals.push(...next),
    vanishAfterNext: () => void (vanish = true),
  };
}
