import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();
await server.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = server.app.server.address() as AddressInfo;
const latin = (text: string) => Buffer.from(text, 'latin1');

/** Sends everything before it reads anything, as browsers do. */
async function sendAtOnce(who: Caller, field: string, size: number): Promise<string> {
  const part = `--b\r\ncontent-disposition: form-data; name="${field}"; filename="stor.bin"\r\n\r\n`;
  const socket = connect(port, '127.0.0.1').pause();
  const body = Buffer.concat([latin(part), Buffer.alloc(size, 'a'), latin('\r\n--b--\r\n')]);
  const head = `POST /api/companies/upload-file HTTP/1.1\r\nhost: localhost\r\ncookie: session=${who.cookie}\r\nx-account: ${who.companyId}\r\nsec-fetch-site: same-origin\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${body.length}\r\n\r\n`;
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.write(Buffer.concat([latin(head), body]), (error) => (error ? reject(error) : resolve()));
  });
  const [answer] = (await once(socket.resume(), 'data')) as [Buffer];
  socket.destroy();
  return answer.toString();
}

test('a refused file has its answer also where everything is sent before the answer is read', async () => {
  const { admin, companyId } = await server.newCompany();
  const stranger = (await (await server.newCompany()).person('employee')).with({ companyId });
  expect(await sendAtOnce(stranger, 'file', 20_000_000)).toContain('HTTP/1.1 403');
  expect(await sendAtOnce(admin, 'fil', 20_000_000)).toContain('HTTP/1.1 400');
  expect(await sendAtOnce(admin, 'file', 40_000_000)).toContain('HTTP/1.1 413');
  expect(readdirSync(join(server.config.dataDir, 'staging'))).toEqual([]);
});
