import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll } from 'vitest';
import { evaluate, parse } from 'groq-js';

/** Its behaviour: `broken` answers 500, `refusing` answers a query error, `silent` never answers. */
type ServerState = 'well' | 'broken' | 'refusing' | 'silent';

interface ContentRequest {
  method: string;
  path: string;
  query: string;
  params: Record<string, unknown>;
  authorization: string | undefined;
}

/** A server for one test file that implements the query API of sanity.io over the given documents, and serves pictures. */
export async function sanity(documents: object[], pictures: Record<string, { type: string; bytes: Buffer }> = {}) {
  const asked: ContentRequest[] = [];
  const fetched: string[] = [];
  const state: { mood: ServerState } = { mood: 'well' };
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://localhost');
    if (state.mood === 'silent') return;
    if (state.mood === 'broken') return send(response, 500, { error: { description: 'down', type: 'internal' } });
    if (url.pathname.startsWith('/images/')) return sendPicture(url, response);
    const question = await questionOf(request, url);
    asked.push(question);
    if (state.mood === 'refusing') return send(response, 400, { error: { description: 'unexpected token', type: 'queryParseError' } });
    const result: unknown = await (await evaluate(parse(question.query), { dataset: documents, params: question.params })).get();
    send(response, 200, { ms: 1, query: question.query, result });
  }

  function sendPicture(url: URL, response: ServerResponse): void {
    fetched.push(url.pathname + url.search);
    const picture = pictures[url.pathname];
    if (!picture) return send(response, 404, {});
    response.writeHead(200, { 'content-type': picture.type }).end(picture.bytes);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return { address: `http://127.0.0.1:${port}`, asked, fetched, state, documents };
}

async function questionOf(request: IncomingMessage, url: URL): Promise<ContentRequest> {
  const common = { method: request.method ?? '', path: url.pathname, authorization: request.headers.authorization };
  if (request.method === 'POST') {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = JSON.parse(Buffer.concat(parts).toString()) as { query: string; params: Record<string, unknown> };
    return { ...common, query: body.query, params: body.params };
  }
  const params = [...url.searchParams].filter(([name]) => name.startsWith('$')).map(([name, value]) => [name.slice(1), JSON.parse(value)]);
  return { ...common, query: url.searchParams.get('query') ?? '', params: Object.fromEntries(params) as Record<string, unknown> };
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
