import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll } from 'vitest';
import { smsParts } from '../contract/sms-parts.ts';

export type GatewayKind = 'sveve' | 'link' | 'twilio';
/** What a gateway does with the next message: refuses the number, answers a status, or breaks the line after it has read it. */
export type Behaviour = 'refuse' | 'account' | 'break' | 'garbage' | { status: number; retryAfter?: string; body?: object };

export interface GatewayServer {
  url: string;
  /** What it took, in its own form. */
  taken: Record<string, string>[];
  /** What was wrong with messages, by the provider's own documents. */
  faults: string[];
  next: (...behaviours: Behaviour[]) => void;
}

export const [gatewayUser, gatewayPassword] = ['AC0123', 'a password & more'];

/** A gateway that judges each message as its provider does, for one test file. */
export async function gatewayServer(kind: GatewayKind): Promise<GatewayServer> {
  const behaviours: Behaviour[] = [];
  const made: GatewayServer = { url: '', taken: [], faults: [], next: (...more) => void behaviours.push(...more) };
  const server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const fields = fieldsOf(request, await textOf(request));
    const faults = judges[kind](request, fields);
    made.faults.push(...faults);
    const behaviour = behaviours.shift();
    if (behaviour === 'break') return void request.socket.destroy();
    if (behaviour === 'garbage') return void response.end('<html>');
    if (typeof behaviour === 'object') {
      response.writeHead(behaviour.status, behaviour.retryAfter === undefined ? {} : { 'retry-after': behaviour.retryAfter });
      return void response.end(JSON.stringify(behaviour.body ?? {}));
    }
    const { status, json } = answers[kind](behaviour, fields, made.taken.length + 1);
    if (behaviour === undefined && faults.length === 0) made.taken.push(fields);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  };
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  afterAll(() => new Promise<void>((closed) => server.close(() => closed())));
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as { port: number };
  return Object.assign(made, { url: `http://127.0.0.1:${port}` });
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function fieldsOf({ headers }: IncomingMessage, text: string): Record<string, string> {
  if (headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  return Object.fromEntries(Object.entries(JSON.parse(text) as object).map(([name, value]) => [name, String(value)]));
}

type Judge = (request: IncomingMessage, fields: Record<string, string>) => string[];

const isName = (sender: string | undefined) => /^(?=.*[A-Za-z])[A-Za-z0-9 ]{3,11}$/.test(sender ?? '');
const signedIn = `Basic ${Buffer.from(`${gatewayUser}:${gatewayPassword}`).toString('base64')}`;
const wrong = (checks: Record<string, boolean>): string[] => Object.entries(checks).flatMap(([name, isRight]) => (isRight ? [] : [name]));

const judges: Record<GatewayKind, Judge> = {
  sveve: ({ method, url, headers }, { user, passwd, to, msg, from, f, ref }) =>
    wrong({
      address: method === 'POST' && url === '/SMS/SendMessage',
      form: headers['content-type'] === 'application/x-www-form-urlencoded;charset=UTF-8',
      account: user === gatewayUser && passwd === gatewayPassword,
      to: /^\d{8,15}$/.test(to ?? ''),
      msg: (msg ?? '') !== '' && smsParts(msg ?? '').parts.length <= 6,
      from: isName(from),
      f: f === 'json',
      ref: (ref ?? '').length === 36,
    }),
  link: ({ method, url, headers }, fields) =>
    wrong({
      address: method === 'POST' && url === '/sms/send',
      form: headers['content-type'] === 'application/json',
      account: headers.authorization === signedIn,
      source: fields['sourceTON'] === 'ALPHANUMERIC' && isName(fields['source']),
      destination: fields['destinationTON'] === 'MSISDN' && /^\+\d{8,15}$/.test(fields['destination'] ?? ''),
      userData: (fields['userData'] ?? '') !== '',
      platform: fields['platformId'] === 'SMSC' && fields['platformPartnerId'] === '3000',
      report: fields['useDeliveryReport'] === 'true' && (fields['refId'] ?? '').length === 36,
    }),
  twilio: ({ method, url, headers }, { To, From, Body, StatusCallback }) =>
    wrong({
      address: method === 'POST' && url === `/2010-04-01/Accounts/${gatewayUser}/Messages.json`,
      form: headers['content-type'] === 'application/x-www-form-urlencoded;charset=UTF-8',
      account: headers.authorization === signedIn,
      To: /^\+[1-9]\d{7,14}$/.test(To ?? ''),
      From: isName(From),
      Body: (Body ?? '') !== '' && (Body ?? '').length <= 1600,
      StatusCallback: URL.canParse(StatusCallback ?? ''),
    }),
};

type Reply = (behaviour: Behaviour | undefined, fields: Record<string, string>, number: number) => { status: number; json: object };

const answers: Record<GatewayKind, Reply> = {
  sveve: (behaviour, { to }, number) => {
    const errors = behaviour === 'refuse' ? [{ number: to, message: 'Telefonnummeret er ikke gyldig' }] : [];
    if (behaviour === 'account')
      return { status: 200, json: { response: { msgOkCount: 0, ids: [], errors: [], fatalError: 'Feil brukernavn/passord' } } };
    const ids = behaviour === 'refuse' ? [] : [42_824_000 + number];
    return { status: 200, json: { response: { msgOkCount: ids.length, stdSMSCount: ids.length, ids, errors } } };
  },
  link: (behaviour, _fields, number) => {
    if (behaviour === 'refuse') return { status: 400, json: { resultCode: 2106, description: 'Number error' } };
    if (behaviour === 'account') return { status: 400, json: { resultCode: 105, description: 'Internal error' } };
    return { status: 200, json: { messageId: `Dcshuhod${number}`, resultCode: 1005, description: 'Queued', smsCount: 1 } };
  },
  twilio: (behaviour, _fields, number) => {
    if (behaviour === 'refuse')
      return { status: 400, json: { code: 21211, message: 'Invalid To number', more_info: 'https://twilio.com/docs', status: 400 } };
    if (behaviour === 'account') return { status: 401, json: { code: 20003, message: 'Authenticate', status: 401 } };
    return { status: 201, json: { sid: `SM${String(number).padStart(32, '0')}`, status: 'queued' } };
  },
};
