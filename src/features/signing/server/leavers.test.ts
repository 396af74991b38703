import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { finishDocument } from '#features/employment/contract/endpoints-finish.ts';
import { deleteDocument, getDocument } from '#features/employment/contract/endpoints.ts';
import { documentOf, publishedDocument } from '#features/employment/testing/given.ts';
import { deactivateCompanyUser, deleteCompanyUser, getDeactivation } from '#features/people/contract/endpoints-life.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { completedRequest } from '../testing/completed-request.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { untilWaiting } from '#kernel/testing/until-waiting.ts';
import { doWork } from '#testing/do-work.ts';
import { createSigningRequest } from '../contract/endpoints-create.ts';
import type { SigningRequest } from '../contract/entities.ts';
import { cancelSigningRequest, extendSignatureDueDate } from '../contract/endpoints-life.ts';
import { requestIn, seenBy, sent, somebody } from '../testing/requests.ts';
import { signAs } from '../testing/sealed-request.ts';
import { dayFrom, moveCall } from '../testing/sent-request.ts';
import { signerOf } from '../testing/signer.ts';
import { failRequest, rejectRequest } from './end-request.ts';
import { erasureReasons } from './mail-words.ts';
import { lockRequest } from './store-requests.ts';

const server = await testServer();

describe('somebody who leaves', () => {
  test('is said to leave requests behind, and is erased from all but what is signed', async () => {
    const company = await server.newCompany();
    const { admin, companyId } = company;
    const gone = await company.person('employee', { firstName: 'Ola', lastName: 'Borte' });
    const theirs = somebody({ name: 'Ola Borte', companyUserId: gone.companyUserId });
    const ongoing = await sent(server, admin, { recipients: [theirs, somebody()] });
    const own = await sent(server, gone);
    const { requestId, people } = await completedRequest(server, company);
    await server.database.forCompany(companyId, ({ tx }) =>
      sql`update signing_recipient set company_user_id = ${gone.companyUserId}::uuid, signature_strokes = '[]', name = 'Ola Borte'
        where company_id = ${companyId} and id = ${people[0].recipientId}::uuid`.execute(tx),
    );
    const consequences = async (purpose: string) => {
      const { json } = await admin.call(getDeactivation, { query: { companyUserId: gone.companyUserId, purpose } });
      return (json['consequences'] as { key: string; count: number }[]).filter(({ key }) => key.startsWith('signing'));
    };
    expect(await consequences('deactivate')).toEqual([
      { key: 'signingAsked', count: 1 },
      { key: 'signingAwaited', count: 1 },
    ]);
    expect(await consequences('delete')).toEqual([
      { key: 'signingCancelled', count: 1 },
      { key: 'signingKept', count: 1 },
    ]);
    const person = { companyUserId: gone.companyUserId };
    const left = await admin.call(deactivateCompanyUser, { body: person });
    expect(left.codes).toEqual([]);
    // What they asked for goes on, and is kept by those who see all.
    expect((await seenBy(admin, own.signingRequestId)).permissions.cancel).toBe(true);
    const { email } = own.recipients[0] ?? { email: '' };
    const mails = (await server.mails()).length;
    const signer = await signerOf(server, email);
    await signer.read();
    expect((await signer.reject()).status).toBe(200);
    // The system admins stand in for who has left.
    expect((await server.mails()).slice(0, -mails).map(({ subject }) => subject)).toEqual(['«Samarbeidsavtale» ble ikke signert']);
    expect((await admin.call(deleteCompanyUser, { body: person, query: person })).codes).toEqual([]);
    const cancelled = await seenBy(admin, ongoing.signingRequestId);
    expect([cancelled.status, cancelled.recipients[0]]).toMatchObject([
      'Canceled',
      { name: 'Slettet person', email: '', companyUserId: null },
    ]);
    expect(cancelled.recipients[1]?.name).toBe('Ola Hansen');
    expect(JSON.stringify(cancelled)).not.toContain(theirs.email);
    const kept = await seenBy(admin, requestId);
    expect([kept.status, kept.recipients[0]]).toMatchObject(['Completed', { name: 'Ola Borte', companyUserId: null }]);
    const { rows } = await server.database.forCompany(companyId, ({ tx }) =>
      sql`select from signing_recipient where company_id = ${companyId} and signature_strokes is not null`.execute(tx),
    );
    expect(rows).toEqual([]);
  });

  const drawn = {
    kind: 'drawn' as const,
    name: 'Ola Borte',
    ratio: 3,
    strokes: [
      [
        [0.1, 0.1],
        [0.5, 0.6],
        [0.9, 0.2],
      ],
    ] as [number, number][][],
  };

  /** A request that somebody signed who was erased before the other person did. */
  async function signedAndErased() {
    const company = await server.newCompany();
    const { companyUserId } = await company.person('employee');
    const [theirs, other] = [somebody({ name: 'Ola Borte', companyUserId }), somebody()];
    const { signingRequestId } = await sent(server, company.admin, { recipients: [theirs, other], dueDate: dayFrom(server, 1) });
    const signer = await signerOf(server, theirs.email);
    await signer.read();
    expect((await signer.sign(drawn)).codes).toEqual([]);
    const person = { companyUserId };
    await company.admin.call(deactivateCompanyUser, { body: person });
    expect((await company.admin.call(deleteCompanyUser, { body: person, query: person })).codes).toEqual([]);
    const kept = () =>
      server.database.forCompany(company.companyId, async ({ tx }) => {
        const { rows } = await sql<{ name: string; isDrawn: boolean; person: string | null }>`
          select name, signature_strokes is not null as "isDrawn", company_user_id as person from signing_recipient
          where request_id = ${signingRequestId}::uuid and number = 1`.execute(tx);
        return rows[0];
      });
    /** All that is stored of the request, as text. */
    const stored = () =>
      server.database.forCompany(company.companyId, async ({ tx }) => {
        const { rows } = await sql<{ text: string }>`
          select coalesce(string_agg(line, ' '), '') as text from (
            select recipient::text as line from signing_recipient recipient where request_id = ${signingRequestId}::uuid and number = 1
            union all select event::text from signing_event event where request_id = ${signingRequestId}::uuid
            union all select detail::text from audit_detail detail join audit_log line on line.company_id = detail.company_id
              and line.id = detail.audit_id where line.entity_id = ${signingRequestId}) lines`.execute(tx);
        return rows[0]?.text ?? '';
      });
    return { company, signingRequestId, theirs, other, kept, stored };
  }
  const expire = async () => {
    server.clock.advance(3 * 86_400_000);
    await server.services.registers.of(jobKinds).get('signing.expire')?.run(server.services, {});
  };

  test('keeps what they signed with until it is sealed, and then their name', async () => {
    const { company, other, kept } = await signedAndErased();
    expect(await kept()).toEqual({ name: 'Ola Borte', isDrawn: true, person: null });
    await signAs(server, other.email);
    await doWork(server, company.companyId);
    expect(await kept()).toEqual({ name: 'Ola Borte', isDrawn: false, person: null });
  });

  test.each([
    [
      'is cancelled',
      async ({ company: { admin }, signingRequestId }: Awaited<ReturnType<typeof signedAndErased>>) => {
        expect((await admin.call(cancelSigningRequest, { body: { signingRequestId, reason: 'Ny versjon' } })).codes).toEqual([]);
      },
    ],
    [
      'is refused',
      async ({ other }: Awaited<ReturnType<typeof signedAndErased>>) => {
        const signer = await signerOf(server, other.email);
        await signer.read();
        expect((await signer.reject()).codes).toEqual([]);
      },
    ],
    ['expires', expire],
  ])('is erased from what they signed when it %s', async (_how, end) => {
    const world = await signedAndErased();
    expect(await world.stored()).toContain('Ola Borte');
    await end(world);
    expect(await world.kept()).toEqual({ name: 'Slettet person', isDrawn: false, person: null });
    const stored = await world.stored();
    expect(stored).not.toContain('Borte');
    expect(stored).not.toContain(world.theirs.email);
  });

  test('is erased while somebody else refuses to sign with them', async () => {
    const { companyId, ...company } = await server.newCompany();
    const { companyUserId } = await company.person('employee');
    const recipients = [somebody({ companyUserId }), somebody()];
    const { signingRequestId, recipients: asked } = await sent(server, company.admin, { recipients });
    await (await signerOf(server, asked[1]?.email ?? '')).read();
    const person = { companyUserId };
    await company.admin.call(deactivateCompanyUser, { body: person });
    const { erasing } = await server.database.forCompany(companyId, async (unit) => {
      await lockRequest(unit, signingRequestId);
      const answer = company.admin.call(deleteCompanyUser, { body: person, query: person });
      await untilWaiting(server.database);
      const refuses = { recipientId: asked[1]?.recipientId ?? '', requestId: signingRequestId };
      await rejectRequest(moveCall(unit, { services: server.services, now: server.clock.now() }), refuses, 'Nei');
      return { erasing: answer };
    });
    expect((await erasing).codes).toEqual([]);
    expect((await seenBy(company.admin, signingRequestId)).status).toBe('Rejected');
  });

  test('leaves no signature behind that could be sealed after the request has expired', async () => {
    const { company, signingRequestId } = await signedAndErased();
    await expire();
    const admin = await company.person('systemadmin');
    expect((await seenBy(admin, signingRequestId)).permissions.extend).toBe(false);
    const refused = await admin.call(extendSignatureDueDate, { body: { signingRequestId, extendedDueDate: dayFrom(server, 9) } });
    expect([refused.status, refused.codes]).toEqual([409, ['signing.SignerErased']]);
  });
});

describe('the employment contract of somebody who is erased', () => {
  /** All that is stored of requests and of the log, as text. */
  const storedOf = (companyId: number) =>
    server.database.forCompany(companyId, async ({ tx }) => {
      const { rows } = await sql<{ text: string }>`select coalesce(string_agg(line, ' '), '') as text from (
        select request::text as line from signing_request request where company_id = ${companyId}
        union all select file::text from signing_file file where company_id = ${companyId}
        union all select recipient::text from signing_recipient recipient where company_id = ${companyId}
        union all select event::text from signing_event event where company_id = ${companyId}
        union all select detail::text from audit_detail detail join audit_log line on line.company_id = detail.company_id
          and line.id = detail.audit_id where detail.company_id = ${companyId} and line.entity = 'signingRequest') lines`.execute(tx);
      return rows[0]?.text ?? '';
    });
  const erase = async ({ admin }: TestCompany, companyUserId = '') => {
    const person = { companyUserId };
    await admin.call(deactivateCompanyUser, { body: person });
    expect((await admin.call(deleteCompanyUser, { body: person, query: person })).codes).toEqual([]);
  };
  const sentContract = async ({ admin }: TestCompany, { documentId }: { documentId: string }, companyUserId: string | null) => {
    const recipients = [
      somebody({ name: 'Daglig Leder', companyUserId: admin.companyUserId }),
      somebody({ name: 'Ola Nordmann', companyUserId }),
    ];
    const body = { documentId, recipients, signingMethod: 'link', dueDate: '2026-12-24', note: 'Ola Nordmann begynner' };
    return requestIn(await admin.call(createSigningRequest, { body }));
  };

  test.each([
    [
      'cancelled',
      async ({ admin }: TestCompany, { signingRequestId }: SigningRequest, reason: string) =>
        admin.call(cancelSigningRequest, { body: { signingRequestId, reason } }),
    ],
    [
      'refused',
      async (_company: TestCompany, { recipients }: SigningRequest, reason: string) => {
        const signer = await signerOf(server, recipients[0]?.email ?? '');
        await signer.read();
        return signer.reject(reason);
      },
    ],
  ])('goes from a request that was %s, with its file, its name and what was said of it', async (_how, end) => {
    const company = await server.newCompany();
    const { admin, companyId } = company;
    const ola = await company.person('employee', { firstName: 'Ola', lastName: 'Nordmann' });
    const contract = await publishedDocument(admin, { companyUserId: ola.companyUserId });
    const request = await sentContract(company, contract, ola.companyUserId ?? null);
    const { signingRequestId } = request;
    expect((await end(company, request, 'Ola Nordmann trakk seg')).codes).toEqual([]);
    // A draft that was deleted leaves its request behind.
    const { version } = documentOf(await admin.call(getDocument, { query: { documentId: contract.documentId } }));
    expect((await admin.call(deleteDocument, { body: { documentId: contract.documentId, version } })).codes).toEqual([]);
    expect(await storedOf(companyId)).toContain('Nordmann');
    await erase(company, ola.companyUserId);
    const left = await seenBy(admin, signingRequestId);
    expect([left.name, left.note, left.document, left.recipients.map(({ name }) => name)]).toEqual([
      'Slettet person',
      null,
      null,
      ['Daglig Leder', 'Slettet person'],
    ]);
    expect(await storedOf(companyId)).not.toContain('Nordmann');
  });

  test.each([
    ['Norwegian', 'no', 'Slettet person', 'Deleted person'],
    ['English', 'en', 'Deleted person', 'Slettet person'],
  ] as const)('goes from a request in %s that others were asked to sign, also when the person was created later', async (...given) => {
    const [, language, erased, foreign] = given;
    const company = await server.newCompany();
    const { admin, companyId } = company;
    const contract = await publishedDocument(admin, { language });
    const { signingRequestId, recipients } = await sentContract(company, contract, null);
    const { companyUserId } = documentOf(await admin.call(finishDocument, { body: { documentId: contract.documentId } }));
    expect(await storedOf(companyId)).toContain('Nordmann');
    const { json } = await admin.call(getDeactivation, { query: { companyUserId, purpose: 'delete' } });
    expect(json['consequences']).toContainEqual({ key: 'signingCancelled', count: 1 });
    await erase(company, companyUserId ?? '');
    const left = await seenBy(admin, signingRequestId);
    expect([left.status, left.name, left.document, left.reason]).toEqual(['Canceled', erased, null, erasureReasons[language]]);
    const stored = await storedOf(companyId);
    // Also in what the log says of the cancellation.
    expect(stored).not.toContain(foreign);
    expect(stored).not.toContain('Nordmann');
    expect(stored).not.toContain(recipients[1]?.email);
  });

  test('goes when a request that could not be sealed is cancelled afterwards', async () => {
    const company = await server.newCompany();
    const { admin, companyId } = company;
    const ola = await company.person('employee', { firstName: 'Ola', lastName: 'Nordmann' });
    const contract = await publishedDocument(admin, { companyUserId: ola.companyUserId });
    const { signingRequestId, recipients } = await sentContract(company, contract, ola.companyUserId ?? null);
    for (const { name, email } of recipients) {
      const signer = await signerOf(server, email);
      await signer.read();
      expect((await signer.sign({ kind: 'typed', name })).codes).toEqual([]);
    }
    await server.database.forCompany(companyId, (unit) =>
      failRequest(moveCall(unit, { services: server.services, now: server.clock.now() }), signingRequestId, 'common.Unknown'),
    );
    await erase(company, ola.companyUserId);
    expect((await seenBy(admin, signingRequestId)).name).toContain('Nordmann');
    expect((await admin.call(cancelSigningRequest, { body: { signingRequestId, reason: 'Ny versjon' } })).codes).toEqual([]);
    const left = await seenBy(admin, signingRequestId);
    expect([left.status, left.name, left.document]).toEqual(['Canceled', 'Slettet person', null]);
    expect(await storedOf(companyId)).not.toContain('Nordmann');
  });
});
