import type { FastifyRequest } from 'fastify';
import { rateLimit } from '#kernel/server/rate-limit.ts';
import type { Desk } from './desk.ts';

const minutes = 60;

/** How often something may be tried, by account and by network address. Windows pass: nobody is locked out for ever. */
const limits = {
  signIn: { account: 10, address: 200, windowSeconds: 10 * minutes },
  code: { account: 8, address: 100, windowSeconds: 10 * minutes },
  create: { account: 5, address: 30, windowSeconds: 60 * minutes },
  forgot: { account: 4, address: 40, windowSeconds: 60 * minutes },
  reset: { account: 10, address: 40, windowSeconds: 60 * minutes },
} as const;
export type Limited = keyof typeof limits;

/** Counts a try; answers how many minutes to wait when there have been too many. */
export async function minutesToWait(desk: Desk, request: FastifyRequest, what: Limited, account: string): Promise<number | undefined> {
  const { windowSeconds, address, account: perAccount } = limits[what];
  const tries = [
    { key: `identity|${what}|address|${request.ip}`, limit: address },
    { key: `identity|${what}|account|${account.toLowerCase()}`, limit: perAccount },
  ];
  const rates = await Promise.all(tries.map((one) => rateLimit(desk.services, { ...one, windowSeconds })));
  const seconds = Math.max(...rates.map(({ retryAfterSeconds }) => retryAfterSeconds));
  return rates.every(({ allowed }) => allowed) ? undefined : Math.ceil(seconds / minutes);
}
