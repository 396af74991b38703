import { neverReached } from '#kernel/server/other-server.ts';
import { ProviderRefusal } from '../provider.ts';

/** One question to another system. */
export interface Question {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string | URLSearchParams;
  /** Whether it changes nothing there, as signing in: after a broken line it may be asked again. */
  isHarmless?: boolean;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** Undefined when the answer has no body, or one that is no JSON. */
  json: unknown;
}

export interface AskLimits {
  /** Milliseconds until an answer must be complete. */
  patience: number;
  maxBytes: number;
}
export const usualLimits: AskLimits = { patience: 30_000, maxBytes: 16 * 1024 * 1024 };

/** Asks once. Redirects are not followed, and a line that breaks before a change was sent is told from one that breaks later, when it may have been made. */
export async function ask(question: Question, limits: AskLimits = usualLimits): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(question.url, {
      method: question.method,
      headers: question.headers,
      body: question.body ?? null,
      redirect: 'manual',
      signal: AbortSignal.timeout(limits.patience),
    });
  } catch (cause) {
    if (isHarmless(question) || neverReached(cause)) throw new ProviderRefusal('unavailable', 'It cannot be reached.');
    throw lost();
  }
  const { status, headers } = response;
  if (status >= 300 && status < 400) {
    await response.body?.cancel().catch(() => undefined);
    // What is done may be answered by where to look next.
    const kind = isHarmless(question) ? 'unavailable' : 'uncertain';
    throw new ProviderRefusal(kind, 'It answered with another address, which is not followed.', { status });
  }
  return { status, headers, json: await readJson(question, response, limits) };
}

export const isHarmless = ({ method, isHarmless: said = false }: Pick<Question, 'method' | 'isHarmless'>): boolean =>
  said || method === 'GET';

/** What is said of a change whose answer is missing or cannot be read. */
const lost = (status?: number) =>
  new ProviderRefusal('uncertain', 'The line broke before the answer was complete.', status === undefined ? {} : { status });

async function readJson(question: Question, response: Response, limits: AskLimits): Promise<unknown> {
  const { ok, status } = response;
  const broken = (reason: string): ProviderRefusal => {
    if (ok && !isHarmless(question)) return lost(status);
    return new ProviderRefusal('unavailable', reason, { status });
  };
  let text: string | undefined;
  try {
    text = await readBounded(response, limits.maxBytes);
  } catch {
    if (!ok) return undefined;
    throw broken('The line broke before the answer was complete.');
  }
  if (text === undefined) throw broken('Its answer is larger than what is read.');
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    if (!ok) return undefined;
    throw broken('Its answer cannot be read.');
  }
}

/** The body as text; undefined when it is larger. */
async function readBounded(response: Response, maxBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
