import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { doWork } from '#testing/do-work.ts';
import { testServer } from '#testing/server.ts';
import { verifyDocument } from '../../contract/endpoints-verify.ts';
import { seenBy } from '../../testing/requests.ts';
import { pdfOf, sealed, testCode, testSealKey } from '../../testing/seal-documents.ts';
import { areSealToolsHere, opensslCms, opensslStamps, pdfsig, qpdfFaults } from '../../testing/seal-tools.ts';
import { fileOf, sealedRequest, signedRequest, tryAgain, workOf } from '../../testing/sealed-request.ts';
import { timeStampServer } from '../../testing/time-stamp-server.ts';
import { readEvents } from '../store-events.ts';
import { verifySealed } from '../verify/verify-sealed.ts';
import { verifyPdf } from '../verify/verify-pdf.ts';
import { renewArchives } from './renew-archive.ts';
import { markAnnulled } from './store-seal.ts';
import { askForTimeStamp } from './time-stamp.ts';

const nowhere = 'http://127.0.0.1:1/';

describe.runIf(areSealToolsHere)('with time-stamps', async () => {
  const stamps = await timeStampServer();
  const server = await testServer({ timeStampUrls: [nowhere, stamps.url] });
  afterAll(() => stamps.close());
  beforeEach(() => {
    stamps.answer = 'stamps';
    server.clock.advance(3_600_000);
  });
  const check = async (pdf: Uint8Array) =>
    (await server.nobody.call(verifyDocument, { body: {}, files: [{ name: 'a.pdf', bytes: pdf }] })).json['verification'];

  test.each([false, true])('a seal has archive data, and other programs agree; with streams of objects: %s', async (hasObjectStreams) => {
    const key = await testSealKey();
    const original = await pdfOf({ hasObjectStreams });
    const made = await sealed(original, key, [stamps.url]);
    const pdf = Buffer.from(made.final);
    const verdict = await verifySealed({ original, ...made, certificate: key.fingerprint, code: testCode });
    expect(verdict).toMatchObject({ fault: undefined, pages: 4, stampedUntil: expect.any(Date) as Date });
    expect(pdfsig(pdf)).toMatchObject({ signatures: 2, isValid: true });
    expect(pdfsig(made.sealed)).toMatchObject({ signatures: 1, isValid: true, isWhole: true });
    expect(opensslCms(pdf, key.authority)).toMatchObject({ isValid: true, hasSigningTime: false });
    expect(opensslStamps(pdf, stamps.authorityFile)).toEqual([true]);
    expect(qpdfFaults(pdf)).toBe('');
    const verified = (bytes: Uint8Array, isKnownFile: boolean) => verifyPdf({ bytes, certificates: [key.fingerprint], isKnownFile });
    expect(verified(pdf, true)).toMatchObject({ result: 'ours', level: 'B-LTA' });
    // What comes after a seal is ours only when we know the whole file.
    expect(verified(pdf, false)).toMatchObject({ result: 'changed' });
    const damaged = Buffer.from(pdf);
    damaged.writeUInt8(damaged.readUInt8(made.sealed.length + 30) ^ 1, made.sealed.length + 30);
    expect(verified(damaged, true).result).toBe('changed');
  });

  test('a request is sealed so, by the first server that answers', async () => {
    const company = await server.newCompany();
    const { requestId, pdf } = await sealedRequest(server, company);
    expect(await seenBy(company.admin, requestId)).toMatchObject({ status: 'Completed', sealLevel: 'B-LTA' });
    expect(await check(pdf)).toMatchObject({ result: 'ours', level: 'B-LTA', people: [{ name: 'Kari Nordmann' }] });
    expect(await check(Buffer.concat([pdf, Buffer.from(' ')]))).toMatchObject({ result: 'changed', people: [] });
  });

  test('while every server is silent nothing is sealed with less, and it is sealed when one answers', async () => {
    const company = await server.newCompany();
    stamps.answer = 'error';
    const { requestId } = await signedRequest(server, company);
    for (let tries = 1; tries <= 5; tries += 1) await doWork(server, company.companyId).catch(() => undefined);
    const problem = 'signing.NoTimeStamp';
    expect(await seenBy(company.admin, requestId)).toMatchObject({ status: 'Error', sealProblem: problem, signedDocument: null });
    expect(await workOf(server, company)).toMatchObject([{ state: 'failed', reason: problem }]);
    stamps.answer = 'stamps';
    await tryAgain(server, company);
    await doWork(server, company.companyId);
    expect(await seenBy(company.admin, requestId)).toMatchObject({ status: 'Completed', sealLevel: 'B-LTA' });
  });

  test('archive data are renewed before the time-stamps end, and both files stay known, also as annulled', async () => {
    const company = await server.newCompany();
    const { requestId, pdf } = await sealedRequest(server, company);
    await renewArchives(server.services);
    expect((await fileOf(server, company, { requestId })).equals(pdf)).toBe(true);
    server.clock.advance(3600 * 86_400_000);
    stamps.answer = 'error';
    await renewArchives(server.services);
    expect((await fileOf(server, company, { requestId })).equals(pdf)).toBe(true);
    stamps.answer = 'stamps';
    await server.database.forCompany(company.companyId, (unit) => markAnnulled(unit, requestId, server.clock.now()));
    await renewArchives(server.services);
    const renewed = await fileOf(server, company, { requestId });
    expect(renewed.subarray(0, pdf.length).equals(pdf)).toBe(true);
    expect(opensslStamps(renewed, stamps.authorityFile)).toEqual([true, true]);
    for (const bytes of [pdf, renewed]) expect(await check(bytes)).toMatchObject({ result: 'ours', level: 'B-LTA', isAnnulled: true });
    const events = await server.database.forCompany(company.companyId, (unit) => readEvents(unit, requestId));
    expect(events.at(-1)).toMatchObject({ kind: 'resealed' });
  });
});

describe.runIf(areSealToolsHere)('a server that', async () => {
  const stamps = await timeStampServer();
  afterAll(() => stamps.close());
  const digest = Buffer.alloc(32, 7);

  test('is silent is followed by the next one', async () => {
    expect((await askForTimeStamp([nowhere, stamps.url], digest)).length).toBeGreaterThan(500);
  });

  test('answers wrongly gives no time-stamp, and each is named', async () => {
    stamps.answer = 'error';
    await expect(askForTimeStamp([nowhere, stamps.url], digest)).rejects.toThrow(
      /^No time-stamp server gave a time-stamp \(127\.0\.0\.1:1: .*; 127\.0\.0\.1:\d+: it answered 503\)$/,
    );
    stamps.answer = 'former';
    await expect(askForTimeStamp([stamps.url], Buffer.alloc(32, 8))).rejects.toThrow(/its token is of something else/);
    await expect(askForTimeStamp([stamps.url], digest)).rejects.toThrow(/its token answers another request/);
  });
});
