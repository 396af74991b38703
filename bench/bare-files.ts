import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

// The baseline for files: a server that only writes uploads and reads files. It does not authenticate, hash, check, flush or
// log.
const folder = join(process.env['DATA_DIR'] ?? '', 'bare');
mkdirSync(folder, { recursive: true });

const server = createServer((request, response) => {
  const name = basename(request.url ?? '');
  if (name === '') return void response.end();
  const path = join(folder, name);
  if (request.method === 'PUT') return void pipeline(request, createWriteStream(path)).then(() => response.end());
  void pipeline(createReadStream(path), response);
});
process.once('SIGTERM', () => server.close(() => process.exit()));
server.listen(Number(process.env['PORT']), '127.0.0.1');
