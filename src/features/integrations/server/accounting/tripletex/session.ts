import { hash } from 'node:crypto';
import type { z } from 'zod';
import { addDays } from '#kernel/contract/days.ts';
import { dayIn, type Clock } from '#kernel/server/clock.ts';
import type { AccountingConfig } from '#kernel/server/config.ts';
import { ProviderRefusal, type Credentials } from '../provider.ts';
import type { Answer, Question } from '../wire/ask.ts';
import type { Limit, Line } from '../wire/line.ts';
import { kindOf, unreadable } from '../wire/refusal.ts';
import { isSessionOver, refusalOf } from './refusal.ts';
import { SessionToken } from './shapes.ts';

type Settings = NonNullable<AccountingConfig['tripletex']>;

export interface TripletexCall<Shape extends z.ZodType> {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  query?: Readonly<Record<string, string>>;
  body?: object;
  answer: Shape;
  /** Values that must not be seen in a refusal. */
  hidden?: readonly string[];
}

/** Calls Tripletex with the session of a token. */
export type CallTripletex = <Shape extends z.ZodType>(credentials: Credentials, call: TripletexCall<Shape>) => Promise<z.output<Shape>>;

interface Session {
  day: string;
  token: Promise<string>;
}

/** More are forgotten from the oldest on. */
const mostSessions = 1000;

/** Sessions live for the day on which they were made, and are made once more when Tripletex says that one has ended. */
export function openTripletex(settings: Settings, { line, clock }: { line: Line; clock: Clock }): CallTripletex {
  const sessions = new Map<string, Session>();
  const sessionOf = (credentials: Credentials, used?: string): Promise<string> =>
    renewed({ sessions, settings, line, clock }, credentials, used);
  return async (credentials, call) => {
    const question = (session: string) => questionOf(settings, credentials, { call, session });
    const limit = limitOf(credentials);
    let session = await sessionOf(credentials);
    let answer = await line.ask(limit, question(session));
    if (isSessionOver(answer)) {
      session = await sessionOf(credentials, session);
      answer = await line.ask(limit, question(session));
    }
    return resultOf({ call, credentials, session, question: question(session) }, answer);
  };
}

/** Tripletex counts the calls of an employee token. */
const limitOf = ({ key }: Credentials): Limit => ({ key: `tripletex|${key}`, spacing: 0 });

interface Place {
  sessions: Map<string, Session>;
  settings: Settings;
  line: Line;
  clock: Clock;
}

/** The session of today; another than `used`, which has ended. */
async function renewed({ sessions, settings, line, clock }: Place, credentials: Credentials, used?: string): Promise<string> {
  const consumerToken = credentials.consumerToken ?? settings.consumerToken ?? '';
  const place = hash('sha256', `${consumerToken}|${credentials.key}`);
  const day = dayIn('Europe/Oslo', clock.now());
  const known = sessions.get(place);
  if (known?.day === day && (used === undefined || (await known.token) !== used)) return known.token;
  const token = createSession({ settings, line, credentials, consumerToken, day });
  sessions.delete(place);
  sessions.set(place, { day, token });
  token.catch(() => sessions.delete(place));
  for (const oldest of sessions.keys()) if (sessions.size > mostSessions) sessions.delete(oldest);
  return token;
}

interface NewSession {
  settings: Settings;
  line: Line;
  credentials: Credentials;
  consumerToken: string;
  day: string;
}

async function createSession({ settings, line, credentials, consumerToken, day }: NewSession): Promise<string> {
  const question: Question = {
    method: 'POST',
    url: `${settings.url}/token/session/:create`,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    // It must be later than today there.
    body: JSON.stringify({ consumerToken, employeeToken: credentials.key, expirationDate: addDays(day, 1) }),
    isHarmless: true,
  };
  const answer = await line.ask(limitOf(credentials), question);
  if (answer.status >= 400) throw sessionRefusal(question, answer, [credentials.key, consumerToken]);
  const made = SessionToken.safeParse(answer.json);
  if (!made.success) throw unreadable(question, answer);
  return made.data.value.token;
}

/** Whatever Tripletex finds wrong with the two tokens, they open nothing. */
function sessionRefusal(question: Question, answer: Answer, secrets: readonly string[]): ProviderRefusal {
  const said = refusalOf(question, answer, secrets);
  const isFault = kindOf(question, answer.status) === 'unavailable';
  return isFault ? said : new ProviderRefusal('invalidKey', said.message, said.more);
}

interface Asked {
  call: { path: string; query?: Readonly<Record<string, string>>; method: Question['method']; body?: object };
  session: string;
}

function questionOf({ url }: Settings, { clientId }: Credentials, { call, session }: Asked): Question {
  const query = new URLSearchParams(call.query).toString();
  const headers = {
    accept: 'application/json',
    authorization: `Basic ${Buffer.from(`${clientId ?? '0'}:${session}`).toString('base64')}`,
  };
  const address = `${url}${call.path.replaceAll('>', '%3E')}${query === '' ? '' : `?${query}`}`;
  if (call.body === undefined) return { method: call.method, url: address, headers };
  return {
    method: call.method,
    url: address,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(call.body),
  };
}

interface Answered<Shape extends z.ZodType> {
  call: TripletexCall<Shape>;
  credentials: Credentials;
  session: string;
  question: Question;
}

function resultOf<Shape extends z.ZodType>({ call, credentials, session, question }: Answered<Shape>, answer: Answer): z.output<Shape> {
  const secrets = [credentials.key, credentials.consumerToken, session, ...(call.hidden ?? [])];
  if (answer.status >= 400) throw refusalOf(question, answer, secrets);
  const read = call.answer.safeParse(answer.json);
  if (!read.success) throw unreadable(question, answer);
  return read.data;
}
