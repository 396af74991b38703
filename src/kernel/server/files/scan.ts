import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';

/** The result of a scan. */
export type Verdict = 'clean' | 'infected';
/** Scans for viruses; throws when the scan itself fails. */
export type Scan = (bytes: Readable) => Promise<Verdict>;

const silenceMilliseconds = 60_000;

/** Scans with a ClamAV daemon over its INSTREAM protocol: chunks prefixed with their length, and an empty chunk at the end. */
export function clamScan(address: URL): Scan {
  return async (bytes) => {
    const socket = connect({ host: address.hostname, port: Number(address.port || 3310) });
    socket.setTimeout(silenceMilliseconds, () => socket.destroy(new Error('ClamAV is silent')));
    try {
      const [answer] = await Promise.all([text(socket), send(socket, bytes)]);
      return verdictOf(answer);
    } finally {
      socket.destroy();
    }
  };
}

async function send(socket: Socket, bytes: Readable): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  // The chunks are buffers because no encoding is set.
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    await write(socket, Buffer.concat([length(chunk.length), chunk]));
  }
  await write(socket, length(0));
}

function write(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}

function length(bytes: number): Buffer {
  const field = Buffer.alloc(4);
  field.writeUInt32BE(bytes);
  return field;
}

function verdictOf(answer: string): Verdict {
  const said = answer.replaceAll('\0', '').trim();
  if (said.endsWith(' OK')) return 'clean';
  if (said.endsWith(' FOUND')) return 'infected';
  throw new Error(`ClamAV answered "${said.slice(0, 200)}"`);
}
