import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { doWork } from '#testing/do-work.ts';
import { testServer, type TestCompany, type TestServer } from '#testing/server.ts';
import { unzipped } from '#kernel/testing/zip.ts';
import { annulSigningRequest, getEvidence, retrySealing } from '../../contract/endpoints-seal.ts';
import { verifyDocument } from '../../contract/endpoints-verify.ts';
import { seenBy } from '../../testing/requests.ts';
import { fileOf, sealedRequest, signAs, signedRequest, tryAgain, workOf } from '../../testing/sealed-request.ts';
import { areSealToolsHere, copiedWords } from '../../testing/seal-tools.ts';
import { signerOf } from '../../testing/signer.ts';
import { PdfReader } from '../verify/pdf-reader.ts';
import { readEvidence } from '../verify/read-evidence.ts';
import { brokenEvent, type HashedEvent } from '../rules/event-chain.ts';

const server = await testServer();

// A new window of tries for each test.
beforeEach(() => server.clock.advance(3_600_000));

const codeIn = (pdf: Buffer): string => readEvidence(new PdfReader(pdf))?.code ?? '';

async function verified(by: { code: string } | { pdf: Uint8Array }, on: TestServer = server) {
  const files = 'pdf' in by ? [{ name: 'avtale.pdf', bytes: by.pdf }] : [];
  const answer = await on.nobody.call(verifyDocument, { body: 'code' in by ? by : {}, files });
  return { status: answer.status, codes: answer.codes, verification: answer.json['verification'] };
}

async function tried({ companyId }: TestCompany, on: TestServer = server): Promise<void> {
  await doWork(on, companyId).catch(() => undefined);
}

describe('a request that everybody has signed', () => {
  test('is sealed, verified and told to everybody', async () => {
    const company = await server.newCompany();
    const drawn = { people: [{ name: 'Kari Nordmann' }, { name: 'Łukasz Åsøy' }], isInOrder: true };
    const { requestId, people, fingerprint, pdf } = await sealedRequest(server, company, drawn);
    const request = await seenBy(company.admin, requestId);
    expect(request).toMatchObject({
      status: 'Completed',
      sealLevel: 'B-B',
      isSealing: false,
      signedDocument: { name: 'Arbeidsavtale.pdf' },
    });
    expect(request.events.at(-1)).toMatchObject({ kind: 'sealed', facts: { level: 'B-B' } });
    const evidence = readEvidence(new PdfReader(pdf));
    expect(evidence).toMatchObject({ document: { sha256: fingerprint }, people: [{ name: 'Kari Nordmann' }, { name: 'Łukasz Åsøy' }] });
    expect(evidence?.head).toBe(evidence?.events.at(-1)?.hash);
    // What is on the page can be copied and searched for.
    const written = [fingerprint, evidence?.code ?? '', evidence?.head ?? ''];
    const words = areSealToolsHere ? copiedWords(pdf) : written.join(' ');
    for (const word of written) expect(words).toContain(word);
    const mails = await server.mails();
    for (const { email } of people) expect(mails.filter(({ to }) => to === email)).not.toHaveLength(1);
    expect(await workOf(server, company)).toMatchObject([{ kind: 'signing.seal', state: 'done' }]);
  });

  test('is left as it is by work that comes too late', async () => {
    const company = await server.newCompany();
    const { requestId } = await signedRequest(server, company);
    await server.database.forCompany(company.companyId, ({ tx }) =>
      sql`update signing_request set status = 'Canceled', ended_at = now() where id = ${requestId}`.execute(tx),
    );
    await doWork(server, company.companyId);
    expect(await seenBy(company.admin, requestId)).toMatchObject({ status: 'Canceled', signedDocument: null });
  });
});

describe('whoever checks a document', () => {
  test('is told what it says of itself, and of the code no names', async () => {
    const company = await server.newCompany();
    const { pdf, fingerprint } = await sealedRequest(server, company);
    const byFile = await verified({ pdf });
    expect(byFile.verification).toMatchObject({
      result: 'ours',
      level: 'B-B',
      signers: 1,
      people: [{ name: 'Kari Nordmann', signingMethod: 'link' }],
      fingerprint,
      certificate: { subject: expect.stringContaining('CN=Samspill seal of') as string },
      isAnnulled: false,
    });
    for (const typed of [codeIn(pdf), codeIn(pdf).toLowerCase().replaceAll('-', ' ')]) {
      const { verification } = await verified({ code: typed });
      expect(verification).toMatchObject({ result: 'ours', signers: 1, people: [], fingerprint, certificate: null });
    }
  });

  test('sees what was changed, and gets none of its names', async () => {
    const company = await server.newCompany();
    const { pdf } = await sealedRequest(server, company);
    const changed = Buffer.from(pdf);
    const at = changed.indexOf('Arbeidsavtale');
    changed.write('X', at, 'latin1');
    const appended = Buffer.concat([pdf, Buffer.from('\n% mer')]);
    for (const file of [changed, appended])
      expect((await verified({ pdf: file })).verification).toMatchObject({
        result: 'changed',
        people: [],
        signers: null,
        sealedDate: null,
        fingerprint: null,
      });
    const document = await fileOf(server, company, { ...(await sealedRequest(server, company)), kind: 'document' });
    expect((await verified({ pdf: document })).verification).toMatchObject({ result: 'foreign', certificate: null });
  });

  test('needs a PDF or a code, and may not guess codes', async () => {
    expect((await verified({ code: '' })).codes).toEqual(['signing.PdfRequired']);
    expect((await verified({ pdf: Buffer.from('hei') })).codes).toEqual(['signing.PdfRequired']);
    const answers = [];
    for (let guess = 0; guess < 31; guess += 1) answers.push(await verified({ code: `AAAA-BBBB-CCCC-${1000 + guess}` }));
    expect(answers.slice(0, 30).every(({ verification }) => (verification as { result: string }).result === 'unknownCode')).toBe(true);
    expect(answers.at(-1)).toMatchObject({ status: 429, codes: ['common.TooManyRequests'] });
  });
});

describe('the evidence', () => {
  test('has the files, the log and the certificates', async () => {
    const company = await server.newCompany();
    const { requestId, pdf } = await sealedRequest(server, company, { attachments: ['Vedlegg'] });
    const { status, bytes } = await company.admin.call(getEvidence, { query: { signingRequestId: requestId } });
    expect(status).toBe(200);
    const files = unzipped(bytes ?? new Uint8Array());
    expect(files.get('Arbeidsavtale.pdf')?.equals(pdf)).toBe(true);
    expect(files.get('attachments/1 vedlegg 1.txt')?.toString()).toBe('Vedlegg');
    expect([...files.keys()].filter((name) => name.startsWith('certificates/'))).toHaveLength(2);
    const log = JSON.parse(files.get('log.json')?.toString() ?? '') as { head: string; events: HashedEvent[] };
    expect(brokenEvent(log.events)).toBeUndefined();
    expect(log.events.at(-1)).toMatchObject({ kind: 'sealed', hash: log.head });
  });

  test('is there for a completed request, and for who keeps it', async () => {
    const company = await server.newCompany();
    const { requestId } = await signedRequest(server, company);
    const query = { signingRequestId: requestId };
    expect(await company.admin.call(getEvidence, { query })).toMatchObject({ status: 409, codes: ['signing.NotPossible'] });
    await doWork(server, company.companyId);
    const colleague = await company.person('employee');
    expect((await colleague.call(getEvidence, { query })).status).toBe(404);
  });
});

describe('an annulment', () => {
  test('is signed by the same people, names the first by its fingerprint, and is shown by whoever checks it', async () => {
    const company = await server.newCompany();
    const { requestId, people, pdf } = await sealedRequest(server, company);
    const body = { signingRequestId: requestId, reason: 'Stillingen ble aldri tiltrådt', dueDate: null };
    const { json, codes } = await company.admin.call(annulSigningRequest, { body });
    expect(codes).toEqual([]);
    const annulment = json['signingRequest'] as { signingRequestId: string };
    expect(annulment).toMatchObject({
      name: 'Annullering av Arbeidsavtale',
      annulsId: requestId,
      recipients: [{ email: people[0].email }],
    });
    expect((await company.admin.call(annulSigningRequest, { body })).codes).toEqual(['signing.AlreadyAnnulled']);
    expect((await verified({ pdf })).verification).toMatchObject({ isAnnulled: false });
    await signAs(server, people[0].email);
    await doWork(server, company.companyId);
    expect(await seenBy(company.admin, annulment.signingRequestId)).toMatchObject({ status: 'Completed' });
    expect(await seenBy(company.admin, requestId)).toMatchObject({ status: 'Completed', isAnnulled: true });
    expect((await verified({ pdf })).verification).toMatchObject({ result: 'ours', isAnnulled: true });
    expect((await verified({ code: codeIn(pdf) })).verification).toMatchObject({ isAnnulled: true });
    expect((await verified({ pdf: await fileOf(server, company, { requestId: annulment.signingRequestId }) })).verification).toMatchObject({
      result: 'ours',
      isAnnulled: false,
    });
  });

  test('is of a completed request', async () => {
    const company = await server.newCompany();
    const { requestId } = await signedRequest(server, company);
    const body = { signingRequestId: requestId, reason: 'Feil', dueDate: null };
    expect(await company.admin.call(annulSigningRequest, { body })).toMatchObject({ status: 409, codes: ['signing.NotPossible'] });
  });
});

describe('sealing that fails', async () => {
  const broken = await testServer({ sealKey: { kind: 'pkcs12', file: '/nowhere.p12', password: '' } });

  test('is tried five times, then waits with its reason, and is tried again from the request or the list of work', async () => {
    const company = await broken.newCompany();
    const { requestId, people } = await signedRequest(broken, company);
    for (let tries = 1; tries <= 4; tries += 1) await tried(company, broken);
    expect(await seenBy(company.admin, requestId)).toMatchObject({ status: 'InProgress', isSealing: true });
    await tried(company, broken);
    const problem = 'signing.SealKeyFailed';
    expect(await seenBy(company.admin, requestId)).toMatchObject({
      status: 'Error',
      sealProblem: problem,
      permissions: { retrySealing: true },
    });
    expect(await workOf(broken, company)).toMatchObject([{ state: 'failed', tries: 5, reason: problem }]);
    const signer = await signerOf(broken, people[0].email);
    expect(await signer.see()).toMatchObject({ state: 'signed', isSealing: false, isSealLate: true });

    broken.config.sealKey = undefined;
    await tryAgain(broken, company);
    await tried(company, broken);
    expect(await seenBy(company.admin, requestId)).toMatchObject({ status: 'Completed', sealProblem: null });
    expect((await workOf(broken, company)).map(({ state }) => state)).toEqual(['done']);
  });

  test('begins anew with the button of the request', async () => {
    broken.config.sealKey = { kind: 'pkcs12', file: '/nowhere.p12', password: '' };
    const company = await broken.newCompany();
    const { requestId } = await signedRequest(broken, company);
    for (let tries = 1; tries <= 5; tries += 1) await tried(company, broken);
    broken.config.sealKey = undefined;
    const { json, codes } = await company.admin.call(retrySealing, { body: { signingRequestId: requestId } });
    expect([codes, json['signingRequest']]).toMatchObject([[], { status: 'InProgress', isSealing: true }]);
    expect((await company.admin.call(retrySealing, { body: { signingRequestId: requestId } })).codes).toEqual(['signing.NotPossible']);
    await tried(company, broken);
    expect(await seenBy(company.admin, requestId)).toMatchObject({ status: 'Completed' });
  });
});
