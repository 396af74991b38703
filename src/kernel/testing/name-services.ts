import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { isIP, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Resolve } from '../server/public-address.ts';

/** A name service that answers each question by the next of these, and by the last one from then on. */
export function answeringInTurn(...answers: readonly (readonly string[])[]): { resolve: Resolve; asked: () => number } {
  let asked = 0;
  const resolve: Resolve = (_host, _options, done) => {
    const addresses = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { resolve, asked: () => asked };
}

/** An address that is public by its form and belongs to nobody, so nothing answers there. */
export const publicOfNobody = '2000::1';

/** Every IP address that this process tries to connect to, until the test ends. */
export function connectionAttempts(): string[] {
  const attempts: string[] = [];
  const follow = (message: unknown): void => {
    // What the channel of this name publishes.
    const { socket } = message as { socket: Socket };
    // A database listens at a path, not at an address.
    socket.on('connectionAttempt', (address) => isIP(address) !== 0 && attempts.push(address));
  };
  subscribe('net.client.socket', follow);
  onTestFinished(() => void unsubscribe('net.client.socket', follow));
  return attempts;
}
