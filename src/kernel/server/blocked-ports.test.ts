import { expect, test } from 'vitest';
import { isBlockedPort } from './blocked-ports.ts';

/** Whether `fetch` refuses a port by itself; what it would ask at another one stays here. */
async function isRefusedByFetch(port: number): Promise<boolean> {
  const dispatcher = {
    dispatch(): never {
      throw new Error('asked');
    },
  };
  // Of what is asked for a connection, `fetch` uses this function alone.
  const unasked = { dispatcher } as unknown as RequestInit;
  const failure: unknown = await fetch(`http://127.0.0.1:${port}`, unasked).catch((error: unknown) => error);
  return failure instanceof TypeError && failure.cause instanceof Error && failure.cause.message === 'bad port';
}

test('are those that fetch refuses, and none beside them', async () => {
  const blocked = Array.from({ length: 10_100 }, (_unused, port) => port).filter(isBlockedPort);
  const looked = [...new Set(blocked.flatMap((port) => [port - 1, port, port + 1]))].filter((port) => port > 0);
  const refused: number[] = [];
  for (const port of looked) if (await isRefusedByFetch(port)) refused.push(port);
  expect(refused.toSorted((one, other) => one - other)).toEqual(blocked);
});
