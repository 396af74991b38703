import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipWriter {
  /** The bytes of the zip, no faster than they are read. */
  stream: Readable;
  /** Adds one file and answers when its content has been read. */
  add: (
    name: string,
    content: AsyncIterable<Buffer | string> | Uint8Array,
    options?: { modified?: Date; isPacked?: boolean },
  ) => Promise<void>;
  /** Nothing more comes. */
  end: () => void;
}

/** Opens a zip that is written while it is sent: of its files it holds one piece in memory, and their names. */
export function openZip(): ZipWriter {
  const zip = new ZipFile();
  // What yazl answers is a stream of Node's; its types say only that it can be read.
  const stream = zip.outputStream as Readable;
  const broken = new AbortController();
  zip.on('error', (error: Error) => stream.destroy(error));
  stream.on('error', (error) => broken.abort(error));
  stream.on('close', () => broken.abort(new Error('The zip was closed before its end')));
  return {
    stream,
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

/** Writes a zip while it is sent; when the writing fails, the stream breaks and the file is never whole. */
export function zipOf(write: (zip: ZipWriter) => Promise<void>): Readable {
  const zip = openZip();
  write(zip).then(zip.end, (error: unknown) => zip.stream.destroy(error instanceof Error ? error : new Error(String(error))));
  return zip.stream;
}
