import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { drainRefused } from './drain-refused.ts';

const app = Fastify();
app.addContentTypeParser('*', (_request, _payload, done) => done(null));
app.post('/', async ({ raw }, reply) => {
  drainRefused(raw, { bytes: 8_000_000, milliseconds: 400 });
  return reply.code(403).send('refused');
});
await app.listen({ port: 0, host: '127.0.0.1' });
const [place] = app.addresses();
const port = typeof place === 'object' ? place.port : 0;
afterAll(() => app.close());

function begin(length: number): { socket: Socket; closed: Promise<void>; answer: () => string } {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('error', () => undefined);
  const closed = new Promise<void>((done) => void socket.once('close', () => done()));
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/octet-stream\r\ncontent-length: ${length}\r\n\r\n`);
  return {
    socket,
    closed,
    answer: () => {
      answer += String(socket.read() ?? '');
      return answer;
    },
  };
}

const sendBytes = (socket: Socket, length: number) => new Promise<void>((done) => void socket.write(Buffer.alloc(length), () => done()));

test('who reads only after having sent everything has the answer, and may go on with the connection', async () => {
  const { socket, answer } = begin(5_000_000);
  await sendBytes(socket, 5_000_000);
  await expect.poll(answer, { interval: 20 }).toContain('403');
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/octet-stream\r\ncontent-length: 1\r\n\r\nx');
  await expect.poll(answer, { interval: 20 }).toMatch(/403[^]*403/);
  socket.destroy();
});

test('who sends more than the bound is cut off', async () => {
  const { socket, closed } = begin(100_000_000);
  let sent = 0;
  socket.resume();
  while (!socket.destroyed && sent < 100_000_000) {
    await Promise.race([sendBytes(socket, 1_000_000), closed]);
    sent += 1_000_000;
  }
  expect(sent).toBeLessThan(60_000_000);
});

test('who sends for longer than the bound is cut off', async () => {
  const { socket, closed } = begin(1_000_000);
  socket.resume();
  const drip = setInterval(() => socket.write('x'), 50);
  await closed;
  clearInterval(drip);
  expect(socket.bytesWritten).toBeLessThan(1_000);
});
