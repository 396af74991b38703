import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { cutSlowBodies } from './cut-slow-bodies.ts';

const app = Fastify({ bodyLimit: 1_000_000 });
cutSlowBodies(app, { windowMilliseconds: 200, bytesPerWindow: 100 });
app.post('/', async () => 'received');
app.post('/late', { onRequest: () => pause(700) }, async () => 'received');
await app.listen({ port: 0, host: '127.0.0.1' });
const [place] = app.addresses();
const port = typeof place === 'object' ? place.port : 0;
afterAll(() => app.close());

function begin(length: number, path = '/'): { socket: Socket; closed: Promise<boolean>; answer: () => string } {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (part) => (answer += part.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise<boolean>((done) => socket.once('close', () => done(true)));
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: ${length}\r\n\r\n`);
  return { socket, closed, answer: () => answer };
}

test('a body that trickles is cut off', async () => {
  const { socket, closed, answer } = begin(1_000);
  const drip = setInterval(() => socket.write('x'), 50);
  expect(await closed).toBe(true);
  clearInterval(drip);
  expect(answer()).toBe('');
});

test('a body that takes long but arrives steadily is taken', async () => {
  const { socket, answer } = begin(1_500);
  for (let part = 0; part < 10; part += 1) {
    socket.write('x'.repeat(150));
    await pause(80);
  }
  await expect.poll(answer, { interval: 20 }).toContain('received');
  socket.destroy();
});

test('a body that waits until the server reads it is taken', async () => {
  const { socket, closed, answer } = begin(100, '/late');
  socket.write('x'.repeat(90));
  expect(await Promise.race([closed, pause(600, false)])).toBe(false);
  socket.write('x'.repeat(10));
  await expect.poll(answer, { interval: 20 }).toContain('received');
  socket.destroy();
});
