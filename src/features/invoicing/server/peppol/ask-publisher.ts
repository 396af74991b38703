import { once } from 'node:events';
import { request, type RequestOptions } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { isClosedHost, publicLookup } from '#kernel/server/public-address.ts';

const usualPatience = 10_000;
/** Metadata with signature and certificates has some 10 kB. */
const maxBytes = 1_000_000;

interface PublisherLine extends Pick<RequestOptions, 'ca' | 'lookup'> {
  patience?: number;
}

export type Published = { status: number; body: string } | undefined;

/**
 * Reads from a publisher over TLS, on a connection of its own to an address of the public internet: whoever answers in the DNS chooses it. Undefined when
 * there is no answer, or more than one reads. A redirect is an answer like any other.
 */
export async function askPublisher(url: string, { patience = usualPatience, ...line }: PublisherLine = {}): Promise<Published> {
  if (isClosedHost(new URL(url).hostname)) return undefined;
  const outgoing = request(url, {
    agent: false,
    signal: AbortSignal.timeout(patience),
    headers: { accept: 'application/xml, text/xml' },
    lookup: publicLookup(),
    ...line,
  });
  // What breaks after the answer was read changes nothing any more.
  outgoing.on('error', () => undefined);
  outgoing.end();
  try {
    // What the event of this name carries.
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    const body = await readBody(response);
    return body === undefined ? undefined : { status: response.statusCode ?? 0, body };
  } catch {
    return undefined;
  } finally {
    outgoing.destroy();
  }
}

async function readBody(response: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Without an encoding a response gives bytes.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
