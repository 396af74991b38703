import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Duplex } from 'node:stream';
import type pg from 'pg';

/** The parts of a `pg` connection that COPY needs; its declared type leaves the sending of data out. */
interface Wire {
  stream: Duplex;
  query: (text: string) => void;
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
  sendCopyFail: (reason: string) => void;
}

const ignore = (): void => undefined;
/** What `pg` calls on the statement in turn, and COPY has no use for. */
const rest = { handleRowDescription: ignore, handleDataRow: ignore, handleCommandComplete: ignore, handleEmptyQuery: ignore };

/** The rows that a `copy … to stdout` sends, in PostgreSQL's text form, no faster than they are read. */
export function copyOut(client: pg.Client, text: string): Readable {
  let wire: Wire | undefined;
  const rows = new Readable({ read: () => wire?.stream.resume() });
  client.query({
    ...rest,
    submit(connection: unknown) {
      // See `Wire`.
      wire = connection as Wire;
      wire.query(text);
    },
    handleCopyData({ chunk }: { chunk: Buffer }) {
      // The bytes belong to the receive buffer, which is used again.
      if (!rows.push(Buffer.from(chunk))) wire?.stream.pause();
    },
    handleReadyForQuery: () => rows.push(null),
    handleError(error: Error) {
      wire?.stream.resume();
      rows.destroy(error);
    },
  });
  return rows;
}

/** Sends rows to a `copy … from stdin`. */
export function copyIn(client: pg.Client, text: string, rows: AsyncIterable<Buffer>): Promise<void> {
  return new Promise((resolve, reject) => {
    const refused = new AbortController();
    client.query({
      ...rest,
      // See `Wire`.
      submit: (connection: unknown) => (connection as Wire).query(text),
      handleCopyInResponse: (wire: Wire) => void send(wire, rows, refused.signal),
      handleReadyForQuery: () => resolve(),
      handleError(error: Error) {
        refused.abort();
        reject(error);
      },
    });
  });
}

async function send(wire: Wire, rows: AsyncIterable<Buffer>, refused: AbortSignal): Promise<void> {
  try {
    for await (const chunk of rows) {
      if (refused.aborted) return;
      wire.sendCopyFromChunk(chunk);
      if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain', { signal: refused });
    }
    wire.endCopyFrom();
  } catch (error) {
    if (!refused.aborted) wire.sendCopyFail(error instanceof Error ? error.message : String(error));
  }
}
