import { afterAll, describe, expect, test } from 'vitest';
import { Typesetter } from './typesetter.ts';

const template = new URL('../export/sections.typ', import.meta.url);
const document = (records: readonly (readonly string[])[][]) => ({
  template,
  data: {
    title: 'Kari',
    companyName: 'Fjord',
    day: '23.11.2026',
    lang: 'nb',
    region: 'NO',
    page: '{page} av {pages}',
    sections: [{ name: 'Om', note: '', records }],
  },
});
const short = document([[['Navn', 'Kari']]]);
/** Takes seconds. */
const long = document(Array.from({ length: 20_000 }, (_, index) => [['Navn', `Person ${index}`]]));

const typesetter = new Typesetter();
afterAll(() => typesetter.close());
const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-';

describe('the process that typesets', () => {
  test('stays for the next document', async () => {
    expect(isPdf(await typesetter.print(short))).toBe(true);
    const first = typesetter.processId;
    expect(isPdf(await typesetter.print(short))).toBe(true);
    expect([typeof first, typesetter.processId]).toEqual(['number', first]);
  });

  test('shows no document what another was given', async () => {
    const withLogo = { template, data: { ...short.data, logo: { width: 10, height: 10 } } };
    await typesetter.print({ ...withLogo, pictures: { 'logo.png': pixel } });
    await expect(typesetter.print(withLogo)).rejects.toThrow('logo.png');
    expect(isPdf(await typesetter.print(short))).toBe(true);
  });

  test('starts anew after a crash, which fails only the document that was begun', async () => {
    await typesetter.print(short);
    const begun = typesetter.print(long);
    const next = typesetter.print(short);
    begun.catch(() => undefined);
    await crash(typesetter);
    await expect(begun).rejects.toThrow('ended (SIGKILL)');
    expect(isPdf(await next)).toBe(true);
  });

  test('starts anew after it crashed between two documents', async () => {
    await typesetter.print(short);
    await crash(typesetter);
    await expect.poll(() => typesetter.processId).toBeUndefined();
    expect(isPdf(await typesetter.print(short))).toBe(true);
  });

  test('ends when nothing comes for a time', async () => {
    const brief = new Typesetter({ idleMilliseconds: 50 });
    await brief.print(short);
    await expect.poll(() => brief.processId).toBeUndefined();
  });
});

describe('a document', () => {
  test('that is aborted while it is typeset is stopped at once, and the next one is typeset', async () => {
    await typesetter.print(short);
    const leaving = new AbortController();
    const begun = typesetter.print(long, leaving.signal);
    const next = typesetter.print(short);
    const started = performance.now();
    setTimeout(() => leaving.abort(new Error('gone')), 20);
    await expect(begun).rejects.toThrow('gone');
    expect(isPdf(await next)).toBe(true);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  test('that is aborted while it waits leaves the queue', async () => {
    const leaving = new AbortController();
    const begun = typesetter.print(short);
    const waiting = typesetter.print(long, leaving.signal);
    leaving.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    expect(isPdf(await begun)).toBe(true);
    await expect(typesetter.print(short, leaving.signal)).rejects.toThrow('gone');
  });

  test('that takes too long is stopped', async () => {
    const hasty = new Typesetter({ mostMilliseconds: 300 });
    await expect(hasty.print(long)).rejects.toThrow('timeout');
    expect(hasty.processId).toBeUndefined();
  });
});

async function crash({ processId }: Typesetter): Promise<void> {
  if (processId === undefined) throw new Error('There is no process.');
  process.kill(processId, 'SIGKILL');
}

const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
