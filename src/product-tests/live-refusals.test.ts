import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { sessions } from '#features/account/contract/endpoints.ts';
import { newId } from '#kernel/server/id.ts';
import { clientFor, endOf, headersOf, openPage, openSocket } from '#testing/live-client.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();
const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
const { clock } = server;

describe('who may connect', () => {
  test('nobody without a session', async () => {
    await expect(clientFor(address, headersOf({})).start()).rejects.toThrow('401');
    expect(await endOf(openSocket(address, headersOf({})))).toEqual({ status: 401 });
    expect(await endOf(openSocket(address, headersOf({ cookie: 'invented' })))).toEqual({ status: 401 });
  });

  test('no page of another origin', async () => {
    const { admin } = await server.newCompany();
    const foreign = headersOf(admin, 'https://evil.example');
    await expect(clientFor(address, foreign).start()).rejects.toThrow('403');
    expect(await endOf(openSocket(address, foreign))).toEqual({ status: 403 });
    const { origin: _, ...withoutOrigin } = headersOf(admin);
    expect(await endOf(openSocket(address, withoutOrigin))).toEqual({ status: 403 });
    expect(await endOf(openSocket(address, { ...headersOf(admin), 'sec-fetch-site': 'cross-site' }))).toEqual({ status: 403 });
  });

  test('nobody with a token that is another’s, invented or too old', async () => {
    const { admin, person } = await server.newCompany();
    const reader = await person('hradmin');
    const negotiated = await fetch(`${address}/api/live/negotiate?negotiateVersion=1`, { method: 'POST', headers: headersOf(admin) });
    // The answer by the protocol.
    const { connectionToken } = (await negotiated.json()) as { connectionToken: string };
    const query = `?id=${encodeURIComponent(connectionToken)}`;
    expect(await endOf(openSocket(address, headersOf(reader), query))).toEqual({ status: 404 });
    expect(await endOf(openSocket(address, headersOf(admin), `?id=${newId()}.zzzzzzzzz.forged`))).toEqual({ status: 404 });
    clock.advance(61_000);
    expect(await endOf(openSocket(address, headersOf(admin), query))).toEqual({ status: 404 });
  });

  test('no more than thirty pages of one session', async () => {
    const { admin } = await server.newCompany();
    const sockets = Array.from({ length: 30 }, () => openSocket(address, headersOf(admin)));
    await Promise.all(sockets.map((socket) => new Promise((done) => socket.once('open', done))));
    expect(await endOf(openSocket(address, headersOf(admin)))).toEqual({ status: 429 });
    sockets.forEach((socket) => socket.terminate());
    const negotiate = async () => (await fetch(`${address}/api/live/negotiate`, { method: 'POST', headers: headersOf(admin) })).status;
    await expect.poll(negotiate).toBe(200);
  });
});

const handshake = '{"protocol":"json","version":1}\u001E';

describe('what a hostile client gets', () => {
  test('an error for a method that is not there, and for arguments that are none', async () => {
    const { admin } = await server.newCompany();
    const { hub } = await openPage(address, admin);
    await expect(hub.invoke('constructor')).rejects.toThrow('Unknown method');
    await expect(hub.invoke('Register', 7, 'x')).rejects.toThrow('Register takes');
    await expect(hub.invoke('Register', admin.companyUserId, ['1'])).rejects.toThrow('Register takes');
    await expect(hub.invoke('Register')).rejects.toThrow('Register takes');
    expect(await hub.invoke('GetConnectionId')).toBe(hub.connectionId);
    await hub.stop();
  });

  test.each([
    ['no JSON', `${handshake}{"type":\u001E`],
    ['no object', `${handshake}[]\u001E`],
    ['no type', `${handshake}{}\u001E`],
    ['a target that is none', `${handshake}{"type":1,"target":{},"arguments":[]}\u001E`],
    ['arguments that are none', `${handshake}{"type":1,"target":"Register","arguments":"x"}\u001E`],
    ['an invocation id that is none', `${handshake}{"type":1,"target":"Register","invocationId":7,"arguments":[]}\u001E`],
    ['another protocol', '{"protocol":"messagepack","version":1}\u001E'],
    ['no handshake', '{"type":6}\u001E'],
    ['a frame that is too long', handshake + 'x'.repeat(20_000)],
    ['more messages than anybody needs', handshake + '{"type":6}\u001E'.repeat(100)],
  ])('is closed after %s', async (_, sent) => {
    const { admin } = await server.newCompany();
    const socket = openSocket(address, headersOf(admin));
    socket.once('open', () => socket.send(sent));
    expect(await endOf(socket)).toEqual({ code: expect.any(Number) });
  });

  test('is closed after a message without an end, and after bytes that are no text', async () => {
    const { admin } = await server.newCompany();
    const endless = openSocket(address, headersOf(admin));
    endless.once('open', () => {
      for (let times = 0; times < 5; times += 1) endless.send('x'.repeat(8_000));
    });
    const binary = openSocket(address, headersOf(admin));
    binary.once('open', () => binary.send(Buffer.from(handshake)));
    await Promise.all([endOf(endless), endOf(binary)]);
  });

  test('404 where there is no live connection, and the server goes on', async () => {
    const { admin } = await server.newCompany();
    for (const path of ['/else', '?id=%', '?id=..'])
      expect(await endOf(openSocket(address, headersOf(admin), path))).toEqual({ status: 404 });
    expect((await admin.call(sessions)).status).toBe(200);
  });
});

test('a wish to upgrade to something else is an ordinary call', async () => {
  const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' };
  const status = await new Promise((done, failed) => {
    request(`${address}/health/live`, { headers }, (response) => done(response.resume().statusCode))
      .on('error', failed)
      .end();
  });
  expect(status).toBe(200);
});
