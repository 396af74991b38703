import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { identityPorts } from '#app/server/embedded-identity.ts';
import { registerIdentity } from '#identity/server/register.ts';
import { atFileEnd } from '#kernel/testing/file-end.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();
await registerIdentity(server.app, server.services, { assets: { styles: [], scripts: [] }, ...identityPorts(server.services) });
const address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
atFileEnd(() => server.app.close());

/** What the server answers to these bytes. */
function answerTo(sent: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(address.port), address.hostname, () => socket.write(sent));
    let answer = '';
    socket.setEncoding('latin1').on('data', (text: string) => (answer += text));
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
}

const get = (path: string, more: string[] = []) => [`GET ${path} HTTP/1.1`, `Host: ${address.host}`, 'Connection: close', ...more];
const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='];

test.each<[string, number, string[]]>([
  ['a call', 401, get('/api/companies')],
  ['the document of the API', 200, get('/api/openapi.json')],
  ['a redirect', 302, get('/identity')],
  ['a page of the provider', 200, get('/no/forgot-password')],
  ['the provider’s protocol', 200, get('/identity/.well-known/openid-configuration')],
  ['an address that nobody has', 404, get('/api/nothing')],
  ['an address that the provider has not', 404, get('/identity/nothing')],
  ['a broken address', 400, get('/api/%ZZ')],
  ['an address that is too long', 414, get(`/api/feeds/${'x'.repeat(501)}`)],
  ['headers that are too long', 431, get('/api/companies', [`X-Long: ${'x'.repeat(20_000)}`])],
  ['what is no HTTP', 400, ['HELLO']],
  ['a live connection that is refused', 403, [`GET /api/live HTTP/1.1`, `Host: ${address.host}`, ...upgrade]],
])('%s is answered with %i, which no browser takes for another kind', async (_, status, lines) => {
  const answer = await answerTo(`${lines.join('\r\n')}\r\n\r\n`);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer.toLowerCase()).toContain('\r\nx-content-type-options: nosniff\r\n');
});

test.each(['/api/%ZZ', `/api/feeds/${'x'.repeat(501)}`])(
  'a broken address is refused like everything else and not repeated: %s',
  async (path) => {
    const answer = await fetch(new URL(path, address));
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({ success: false, errorCodes: { common: ['BadRequest'] } });
    expect(text).not.toContain(path);
  },
);
