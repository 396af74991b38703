import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipWriter {
  /** The bytes of the zip, with backpressure. */
  stream: Readable;
  /** Adds one file and resolves when its content has been read. */
  add: (
    name: string,
    content: AsyncIterable<Buffer | string> | Uint8Array,
    options?: { modified?: Date; isPacked?: boolean },
  ) => Promise<void>;
  /** Aborts when nobody reads the zip any more. */
  broken: AbortSignal;
  /** Finishes the zip. */
  end: () => void;
}

/** Opens a zip that is streamed while it is written: it holds one chunk of content in memory, and the file names. */
export function openZip(): ZipWriter {
  const zip = new ZipFile();
  // yazl returns a Node stream; its types declare only a readable interface.
  const stream = zip.outputStream as Readable;
  const broken = new AbortController();
  zip.on('error', (error: Error) => stream.destroy(error));
  stream.on('error', (error) => broken.abort(error));
  stream.on('close', () => broken.abort(new Error('The zip was closed before its end')));
  return {
    stream,
    broken: broken.signal,
    async add(name, content, { modified = new Date(0), isPacked = false } = {}) {
      broken.signal.throwIfAborted();
      const options = { mtime: modified, compress: !isPacked };
      const source = Readable.from(content instanceof Uint8Array ? [content] : content, { objectMode: false });
      const read = once(source, 'end', { signal: broken.signal });
      zip.addReadStream(source, name, options);
      await read.catch((error: unknown) => {
        source.destroy();
        stream.destroy(error instanceof Error ? error : new Error(String(error)));
        throw error;
      });
    },
    end: () => zip.end(),
  };
}

/** Streams a zip while it is written; on an error the stream breaks, so the file is never complete. */
export function zipOf(write: (zip: ZipWriter) => Promise<void>): Readable {
  const zip = openZip();
  write(zip).then(zip.end, (error: unknown) => zip.stream.destroy(error instanceof Error ? error : new Error(String(error))));
  return zip.stream;
}
