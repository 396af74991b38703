import { hash } from 'node:crypto';
import type { z } from 'zod';
import type { Clock } from '#kernel/server/clock.ts';
import type { AccountingConfig } from '#kernel/server/config.ts';
import { ProviderRefusal, type Credentials } from '../provider.ts';
import type { Question } from '../wire/ask.ts';
import { createValueCache } from '../wire/value-cache.ts';
import type { Limit, Line } from '../wire/line.ts';
import { unreadable } from '../wire/refusal.ts';
import { askSignedIn, keyRefusal } from '../wire/signed-in.ts';
import { refusalOf } from './refusal.ts';
import { Pagination, Token } from './shapes.ts';

export type PowerOfficeSettings = NonNullable<AccountingConfig['poweroffice']>;

export interface GoCall<Shape extends z.ZodType> {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  query?: Readonly<Record<string, string>>;
  body?: object;
  answer: Shape;
  /** Values that must not be seen in a refusal. */
  hidden?: readonly string[];
}

export interface PowerOffice {
  call: <Shape extends z.ZodType>(credentials: Credentials, call: GoCall<Shape>) => Promise<z.output<Shape>>;
  /** Every page of a list. */
  pages: <Item extends { id: number }>(credentials: Credentials, list: GoList<Item>) => AsyncGenerator<Item[]>;
}

interface GoList<Item> {
  path: string;
  query?: Readonly<Record<string, string>>;
  answer: z.ZodType<Item[]>;
}

/** PowerOffice takes 10 calls a second for a subscription key; 8 leave room for a clock that is a little off. */
const callsPerSecond = 8;
const pageSize = 5000;
const maxPages = 200;
const maxRestarts = 3;

/** Calls PowerOffice Go with a token of 20 minutes, which is asked for anew when it has ended. */
export function openPowerOffice(settings: PowerOfficeSettings, { line, clock }: { line: Line; clock: Clock }): PowerOffice {
  const tokens = createValueCache<string>(clock);
  const limit: Limit = { key: `poweroffice|${settings.subscriptionKey}`, spacing: 1000 / callsPerSecond };
  const answerTo = <Shape extends z.ZodType>(credentials: Credentials, call: GoCall<Shape>) =>
    askSignedIn({
      line,
      limit,
      token: (used) => tokens(hash('sha256', credentials.key), () => signIn({ settings, line, limit, clock, credentials }), used),
      question: (token) => questionOf(settings, call, token),
      answer: call.answer,
      isOver: ({ status }) => status === 401,
      refuse: (question, answer, token) =>
        refusalOf(question, answer, [...secretsOf(settings, credentials), token, ...(call.hidden ?? [])]),
    });
  return {
    call: async (credentials, call) => (await answerTo(credentials, call)).read,
    pages: (credentials, list) =>
      readPages(list, async (query) => {
        const { read, headers } = await answerTo(credentials, { method: 'GET', path: list.path, query, answer: list.answer });
        return { values: read, headers };
      }),
  };
}

interface Page<Item> {
  values: Item[];
  headers: Headers;
}

type ReadPage<Item> = (query: Record<string, string>) => Promise<Page<Item>>;

/**
 * Each item once. When the count changes while it is read, or the last one of a page is not the last before the next any more, somebody may have moved to a page
 * that was read before, so it is read again.
 */
async function* readPages<Item extends { id: number }>({ query }: GoList<Item>, read: ReadPage<Item>): AsyncGenerator<Item[]> {
  const seen = new Set<number>();
  let restarts = 0;
  let pass = newPass();
  for (let page = 1; page <= maxPages; page += 1) {
    const { values, headers } = await read({ ...query, PageNumber: String(page), PageSize: String(pageSize), OrderBy: 'Id' });
    const fresh = values.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    if (fresh.length > 0) yield fresh;
    const { hasNext, total } = paginationOf(headers, values.length);
    if (total !== undefined) pass.totals.add(total);
    if (page > 1) pass.hasMoved ||= await hasMoved(read, query, pass);
    pass = { ...pass, count: pass.count + values.length, last: values.at(-1)?.id };
    if (!hasNext && pass.totals.size <= 1 && !pass.hasMoved) return;
    if (hasNext && fresh.length === 0 && restarts === 0) throw endless();
    if (hasNext) continue;
    if (restarts === maxRestarts) throw endless();
    restarts += 1;
    pass = newPass();
    page = 0;
  }
  throw endless();
}

/** One reading of a list: how many it had so far, which was the last of them, and what says that it has changed meanwhile. */
interface Pass {
  totals: Set<number>;
  count: number;
  last: number | undefined;
  hasMoved: boolean;
}
const newPass = (): Pass => ({ totals: new Set(), count: 0, last: undefined, hasMoved: false });

/** Whether the last one of the page before stands elsewhere now: a page of one item is that item by its place. */
async function hasMoved<Item extends { id: number }>(
  read: ReadPage<Item>,
  query: GoList<Item>['query'],
  { count, last }: Pass,
): Promise<boolean> {
  const { values } = await read({ ...query, PageNumber: String(count), PageSize: '1', OrderBy: 'Id' });
  return values[0]?.id !== last;
}

const endless = () => new ProviderRefusal('unavailable', 'Its list does not end.');

/**
 * Whether another page follows, and how many there are by PowerOffice's own count; a page that is missing (204) counts nobody, so a list that was announced to
 * go on has changed. A link is never followed: it could lead anywhere.
 */
function paginationOf(headers: Headers, length: number): { hasNext: boolean; total: number | undefined } {
  const said = Pagination.safeParse(jsonOf(headers.get('x-pagination')));
  if (!said.success) return { hasNext: length >= pageSize, total: length === 0 ? 0 : undefined };
  return { hasNext: length > 0 && Boolean(said.data.nextpagelink), total: said.data.totalcount ?? undefined };
}

function jsonOf(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const secretsOf = ({ applicationKey, subscriptionKey }: PowerOfficeSettings, { key }: Credentials): string[] => [
  applicationKey,
  subscriptionKey,
  key,
];

interface SignIn {
  settings: PowerOfficeSettings;
  line: Line;
  limit: Limit;
  clock: Clock;
  credentials: Credentials;
}

async function signIn({ settings, line, limit, clock, credentials }: SignIn): Promise<{ value: string; until: Date }> {
  const startedAt = clock.now();
  const question: Question = {
    method: 'POST',
    url: settings.tokenUrl,
    headers: {
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(`${settings.applicationKey}:${credentials.key}`).toString('base64')}`,
      'ocp-apim-subscription-key': settings.subscriptionKey,
    },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
    isHarmless: true,
  };
  const answer = await line.ask(limit, question);
  if (answer.status >= 400) throw keyRefusal(refusalOf(question, answer, secretsOf(settings, credentials)));
  const token = Token.safeParse(answer.json);
  if (!token.success) throw unreadable(question, answer);
  // A little earlier than it ends, so that none ends on its way.
  const until = new Date(startedAt.getTime() + Math.max(30, token.data.expires_in - 60) * 1000);
  return { value: token.data.access_token, until };
}

function questionOf(
  { url, subscriptionKey }: PowerOfficeSettings,
  { method, path, query, body }: Omit<GoCall<z.ZodType>, 'answer'>,
  token: string,
): Question {
  const search = new URLSearchParams(query).toString();
  const headers = { accept: 'application/json', authorization: `Bearer ${token}`, 'ocp-apim-subscription-key': subscriptionKey };
  const request = { method, url: `${url}${path}${search === '' ? '' : `?${search}`}` };
  if (body === undefined) return { ...request, headers };
  const type = method === 'PATCH' ? 'application/json-patch+json' : 'application/json';
  return { ...request, headers: { ...headers, 'content-type': type }, body: JSON.stringify(body) };
}
