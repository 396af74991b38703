import { hash } from 'node:crypto';
import type { z } from 'zod';
import { addDays } from '#kernel/contract/days.ts';
import { dayIn, type Clock } from '#kernel/server/clock.ts';
import type { AccountingConfig } from '#kernel/server/config.ts';
import type { Credentials } from '../provider.ts';
import type { Question } from '../wire/ask.ts';
import { createValueCache } from '../wire/value-cache.ts';
import type { Limit, Line } from '../wire/line.ts';
import { unreadable } from '../wire/refusal.ts';
import { askSignedIn, keyRefusal } from '../wire/signed-in.ts';
import { isSessionOver, refusalOf } from './refusal.ts';
import { SessionToken } from './shapes.ts';

type Settings = NonNullable<AccountingConfig['tripletex']>;

export interface TripletexCall<Shape extends z.ZodType> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: Readonly<Record<string, string>>;
  body?: object;
  answer: Shape;
  /** Values that must not be seen in a refusal. */
  hidden?: readonly string[];
}

/** Calls Tripletex with the session of a token. */
export type CallTripletex = <Shape extends z.ZodType>(credentials: Credentials, call: TripletexCall<Shape>) => Promise<z.output<Shape>>;

/** Sessions live for the day on which they were made, and are made once more when Tripletex says that one has ended. */
export function openTripletex(settings: Settings, { line, clock }: { line: Line; clock: Clock }): CallTripletex {
  const sessions = createValueCache<string>(clock);
  return async (credentials, call) => {
    const consumerToken = credentials.consumerToken ?? settings.consumerToken ?? '';
    const day = dayIn('Europe/Oslo', clock.now());
    const make = async () => ({
      value: await createSession({ settings, line, credentials, consumerToken, day }),
      until: new Date(clock.now().getTime() + dayMilliseconds),
    });
    const { read } = await askSignedIn({
      line,
      limit: limitOf(credentials),
      token: (used) => sessions(hash('sha256', `${day}|${consumerToken}|${credentials.key}`), make, used),
      question: (session) => questionOf(settings, credentials, { call, session }),
      answer: call.answer,
      isOver: isSessionOver,
      refuse: (question, answer, session) => refusalOf(question, answer, [credentials.key, consumerToken, session, ...(call.hidden ?? [])]),
    });
    return read;
  };
}

const dayMilliseconds = 86_400_000;

/** Tripletex counts the calls of an employee token. */
const limitOf = ({ key }: Credentials): Limit => ({ key: `tripletex|${key}`, spacing: 0 });

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
  if (answer.status >= 400) throw keyRefusal(refusalOf(question, answer, [credentials.key, consumerToken]));
  const made = SessionToken.safeParse(answer.json);
  if (!made.success) throw unreadable(question, answer);
  return made.data.value.token;
}

interface CallInSession {
  call: { path: string; query?: Readonly<Record<string, string>>; method: Question['method']; body?: object };
  session: string;
}

function questionOf({ url }: Settings, { clientId }: Credentials, { call, session }: CallInSession): Question {
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
