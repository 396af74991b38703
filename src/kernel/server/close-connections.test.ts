import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { closeConnections } from './close-connections.ts';

async function listening(grace: number): Promise<FastifyInstance> {
  const app = Fastify();
  closeConnections(app, grace);
  app.get('/slow', async () => pause(300, 'answered'));
  app.get('/endless', () => new Promise(() => undefined));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

/** A client that has connected, and asked for a path unless it is empty; what it hears until its connection ends. */
async function client(app: FastifyInstance, path: string): Promise<{ heard: Promise<string> }> {
  const [place] = app.addresses();
  const socket = connect(typeof place === 'object' ? place.port : 0, '127.0.0.1');
  socket.on('error', () => undefined);
  let text = '';
  socket.on('data', (part) => (text += part.toString()));
  await once(socket, 'connect');
  if (path) socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  // Until the server has accepted the connection and read what was asked.
  await pause(100);
  return { heard: once(socket, 'close').then(() => text) };
}

test.each([
  ['a connection that never asks for anything does not hold the end up', '', 60_000, ''],
  ['a call that runs is answered before the end', '/slow', 60_000, 'answered'],
  ['a call that never ends is cut off once the grace is over', '/endless', 200, ''],
])('%s', async (_name, path, grace, expected) => {
  const app = await listening(grace);
  const { heard } = await client(app, path);
  await app.close();
  expect(await heard).toMatch(expected === '' ? /^$/ : new RegExp(expected));
});
