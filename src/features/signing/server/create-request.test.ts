import { sql, type RawBuilder } from 'kysely';
import { describe, expect, test } from 'vitest';
import { limitCompany } from '#testing/limit-company.ts';
import { testServer } from '#testing/server.ts';
import { createSigningRequest, createSigningRequests, uploadFile, validateFile } from '../contract/endpoints-create.ts';
import { getFile } from '../contract/endpoints-files.ts';
import { getSigningOptions } from '../contract/endpoints.ts';
import { plainPdf } from '../testing/plain-pdf.ts';
import { document, listed, requestIn, requestOf, seenBy, sent, somebody, uploaded } from '../testing/requests.ts';

const server = await testServer();

describe('a file for a request', () => {
  test('is the PDF to sign, with its pages', async () => {
    const { admin } = await server.newCompany();
    const { status, json } = await admin.call(uploadFile, { body: { kind: 'document' }, files: [document('Avtale.pdf')] });
    expect([status, json['file']]).toMatchObject([
      200,
      { name: 'Avtale.pdf', pages: 1, isRepaired: false, contentType: 'application/pdf' },
    ]);
    const { fileId } = json['file'] as { fileId: string };
    const opened = await admin.call(getFile, { params: { fileName: 'x.pdf' }, query: { fileId } });
    expect([opened.status, opened.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  test('is of nobody else before it is sent', async () => {
    const company = await server.newCompany();
    const other = await company.person('hradmin');
    const fileId = await uploaded(company.admin);
    expect((await other.call(getFile, { params: { fileName: 'x' }, query: { fileId } })).status).toBe(404);
    const answer = await other.call(createSigningRequest, { body: await requestOf(server, other, { signingRequestFileId: fileId }) });
    expect(answer.codes).toEqual(['signing.UnknownFile']);
  });

  test.each([
    ['a text', { name: 'avtale.pdf', bytes: Buffer.from('Hei') }, 'signing.PdfRequired'],
    ['a damaged PDF', { name: 'avtale.pdf', bytes: Buffer.from('%PDF-1.7\nhei') }, 'signing.PdfDamaged'],
    ['an empty file', { name: 'avtale.pdf', bytes: Buffer.alloc(0) }, 'files.EmptyFile'],
  ])('is refused as a document when it is %s', async (_case, file, code) => {
    const { admin } = await server.newCompany();
    expect((await admin.call(uploadFile, { body: { kind: 'document' }, files: [file] })).codes).toEqual([code]);
  });

  test('of more than 25 MB is refused plainly, whatever is in it', async () => {
    const { admin } = await server.newCompany();
    const bytes = Buffer.alloc(60 * 1024 * 1024, plainPdf('Stor avtale'));
    for (const kind of ['document', 'attachment']) {
      const answer = await admin.call(uploadFile, { body: { kind }, files: [{ name: 'avtale.pdf', bytes }] });
      expect([answer.status, answer.codes]).toEqual([413, ['signing.FileSizeExceeded']]);
    }
  });

  test('that is signed already is refused as the PDF to sign, and may be an attachment', async () => {
    const { admin } = await server.newCompany();
    const signed = plainPdf('Avtale').toString('latin1').replace('/Type /Font', '/Type /Sig /ByteRange [0 1 2 3] /Contents <00> /X /Font');
    const file = { name: 'signert.pdf', bytes: Buffer.from(signed, 'latin1') };
    expect((await admin.call(uploadFile, { body: { kind: 'document' }, files: [file] })).codes).toEqual(['signing.PdfSigned']);
    const attachmentIds = [await uploaded(admin, file, 'attachment')];
    expect((await sent(server, admin, { attachmentIds })).attachments).toMatchObject([{ name: 'signert.pdf' }]);
  });

  test('is checked by its name and size before', async () => {
    const { admin } = await server.newCompany();
    const asked = (name: string, size: number, kind = 'document') => admin.call(validateFile, { body: { name, size, kind } });
    expect((await asked('avtale.pdf', 1000)).status).toBe(200);
    expect((await asked('avtale.docx', 1000)).codes).toEqual(['signing.PdfRequired']);
    expect((await asked('avtale.docx', 1000, 'attachment')).status).toBe(200);
    expect((await asked('avtale.exe', 1000, 'attachment')).codes).toEqual(['files.InvalidFileType']);
    expect((await asked('avtale.pdf', 0)).codes).toEqual(['files.EmptyFile']);
    expect((await asked('avtale.pdf', 25_000_000)).status).toBe(200);
    expect((await asked('avtale.pdf', 25_000_001)).codes).toEqual(['signing.FileSizeExceeded']);
  });
});

describe('a request', () => {
  test('is sent to people at once, each with a mail in their language', async () => {
    const { admin } = await server.newCompany('Ås & Sønn AS');
    const [no, en] = [somebody(), somebody({ language: 'en' })];
    const attachmentIds = [await uploaded(admin, { name: 'vilkår.txt', bytes: Buffer.from('Vilkår') }, 'attachment')];
    const request = await sent(server, admin, { recipients: [no, en], note: 'Les side 2 nøye.', attachmentIds });
    expect(request).toMatchObject({
      name: 'Samarbeidsavtale',
      status: 'InProgress',
      isOpen: true,
      isRequester: true,
      dueDate: '2026-12-24',
      note: 'Les side 2 nøye.',
      requestedBy: { fullName: 'Kari Nordmann' },
      recipients: [
        { name: 'Ola Hansen', email: no.email, status: 'Notified', isTurn: true, isMe: false, position: 1 },
        { email: en.email, status: 'Notified', isTurn: true, position: 1 },
      ],
      document: { name: 'avtale.pdf', pages: 1 },
      attachments: [{ name: 'vilkår.txt' }],
      permissions: { cancel: true, remind: true, extend: true, changeEmail: true, delete: false, sign: false },
    });
    expect(request.events.map(({ kind }) => kind)).toEqual(['created', 'invited', 'notified', 'invited', 'notified']);
    const mails = (await server.mails()).filter(({ to }) => to === no.email || to === en.email);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Kari Nordmann asks you to sign “Samarbeidsavtale”',
      'Kari Nordmann ber deg signere «Samarbeidsavtale»',
    ]);
    expect(mails.map(({ text }) => text).join('\n')).toMatch(/Les side 2 nøye\.[^]*24\. desember 2026[^]*\/sign\/[\w-]{43}|\/sign\//);
  });

  test('names who of the staff has an address that was written in, unless it is of several, only in a record, or of somebody who has left', async () => {
    const { admin, person, companyId } = await server.newCompany();
    const addresses = ['new', 'account', 'shared', 'claimed', 'left'].map((name) => somebody({ name }));
    const [fresh = '', account = '', shared = '', claimed = '', left = ''] = addresses.map(({ email }) => email);
    const hired = await person('employee', { email: fresh.toUpperCase() });
    const byAccount = await person('employee', { email: account });
    await person('employee', { email: shared });
    const sharing = await person('employee');
    const claiming = await person('employee');
    await person('employee', { email: left, state: 'inactive' });
    await server.database.forCompany(companyId, async ({ tx }) => {
      const set = ({ companyUserId }: typeof admin, change: RawBuilder<unknown>) =>
        sql`update company_user set ${change} where company_id = ${companyId} and id = ${companyUserId}::uuid`.execute(tx);
      await set(hired, sql`account_id = null`);
      await set(byAccount, sql`email_address = ${somebody().email}`);
      await sql`update company_user set email_address = null where company_id = ${companyId} and email_address = ${shared}`.execute(tx);
      await set(sharing, sql`account_id = null, email_address = ${shared}`);
      await set(claiming, sql`email_address = ${claimed}`);
    });
    const { recipients } = await sent(server, admin, { recipients: addresses });
    expect(recipients.map(({ name, companyUserId }) => [name, companyUserId])).toEqual([
      ['new', hired.companyUserId],
      ['account', byAccount.companyUserId],
      ['shared', null],
      ['claimed', null],
      ['left', null],
    ]);
    // Two addresses of one person stay two places.
    const same = [somebody({ companyUserId: byAccount.companyUserId }), addresses[1]];
    const again = await sent(server, admin, { recipients: same });
    expect(again.recipients.map(({ companyUserId }) => companyUserId)).toEqual([byAccount.companyUserId, null]);
  });

  test('in order invites the first only', async () => {
    const { admin } = await server.newCompany();
    const { recipients } = await sent(server, admin, { recipients: [somebody(), somebody()], isInOrder: true });
    expect(recipients.map(({ status, position, isTurn }) => [status, position, isTurn])).toEqual([
      ['Notified', 1, true],
      ['Created', 2, false],
    ]);
  });

  test('is named after its file, and its upload is used once', async () => {
    const { admin } = await server.newCompany();
    const signingRequestFileId = await uploaded(admin, document('Leieavtale 2027.pdf'));
    const body = await requestOf(server, admin, { signingRequestFileId, name: undefined });
    expect(requestIn(await admin.call(createSigningRequest, { body })).name).toBe('Leieavtale 2027');
    expect((await admin.call(createSigningRequest, { body })).codes).toEqual(['signing.UnknownFile']);
  });

  test('is made once of an upload that is sent twice at the same moment', async () => {
    const { admin } = await server.newCompany();
    const body = await requestOf(server, admin);
    const answers = await Promise.all([1, 2].map(() => admin.call(createSigningRequest, { body })));
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['signing.UnknownFile']);
    expect(await listed(admin)).toHaveLength(1);
  });

  const person = somebody();
  test.each([
    ['with a name of two lines', { name: 'Avtale\r\nBcc: x@example.com' }, [], { name: 'properFormat' }],
    ['with a name that is turned around', { name: 'Avtale \u202efdp' }, [], { name: 'properFormat' }],
    ['without people', { recipients: [] }, [], { recipients: 'required' }],
    ['with eleven people', { recipients: Array.from({ length: 11 }, () => somebody()) }, [], { recipients: 'tooLarge' }],
    ['with a wrong address', { recipients: [somebody({ email: 'ola@' })] }, [], { 'recipients[0].email': 'email' }],
    ['with an address twice', { recipients: [person, { ...person, email: person.email.toUpperCase() }] }, ['signing.SamePerson'], {}],
    ['with a day that is past', { dueDate: '2026-11-20' }, [], { dueDate: 'dateInPast' }],
    ['with a method that is not offered', { signingMethod: 'smsCode' }, ['signing.MethodNotOffered'], {}],
    ['with an electronic ID without a provider', { signingMethod: 'electronicId' }, ['signing.MethodNotOffered'], {}],
    ['without a document', { signingRequestFileId: null }, ['signing.PdfRequired'], {}],
    ['with an unknown person', { recipients: [somebody({ companyUserId: crypto.randomUUID() })] }, ['signing.UnknownPerson'], {}],
    ['with six attachments', { attachmentIds: Array.from({ length: 6 }, () => crypto.randomUUID()) }, [], { attachmentIds: 'tooLarge' }],
    ['with an unknown attachment', { attachmentIds: [crypto.randomUUID()] }, ['signing.UnknownFile'], {}],
    ['to a profile of nobody', { location: 'profile', locationId: crypto.randomUUID() }, ['signing.LocationClosed'], {}],
    ['to a profile that is not said', { location: 'profile' }, [], { locationId: 'required' }],
    ['to an unknown folder', { location: 'company', locationId: crypto.randomUUID() }, ['signing.LocationClosed'], {}],
  ])('%s is refused', async (_case, wrong, codes, fields) => {
    const { admin } = await server.newCompany();
    const answer = await admin.call(createSigningRequest, { body: await requestOf(server, admin, wrong) });
    expect([answer.codes.filter((code) => code !== 'common.BadRequest'), answer.fields]).toEqual([codes, fields]);
    expect(await listed(admin)).toEqual([]);
  });

  test('is due today at the earliest', async () => {
    const { admin } = await server.newCompany();
    expect((await sent(server, admin, { dueDate: '2026-11-21' })).dueDate).toBe('2026-11-21');
  });

  test('of an attachment instead of a PDF, and of 25 MB and a byte together, is refused', async () => {
    const { admin } = await server.newCompany();
    const half = { name: 'stor.txt', bytes: Buffer.alloc(13_000_000, 'a') };
    const attachmentIds = [await uploaded(admin, half, 'attachment'), await uploaded(admin, { ...half, name: 'to.txt' }, 'attachment')];
    const large = await admin.call(createSigningRequest, { body: await requestOf(server, admin, { attachmentIds }) });
    expect(large.codes).toEqual(['signing.FileSizeExceeded']);
    const wrong = await admin.call(createSigningRequest, {
      body: await requestOf(server, admin, { signingRequestFileId: attachmentIds[0] }),
    });
    expect(wrong.codes).toEqual(['signing.UnknownFile']);
  });

  test('to the own profile is for everybody, to the files of the company for those who keep them', async () => {
    const company = await server.newCompany();
    const employee = await company.person('employee');
    const own = await sent(server, employee, { location: 'profile', locationId: employee.companyUserId });
    expect([own.location, own.locationName]).toEqual(['profile', 'Kari Nordmann']);
    const refused = await employee.call(createSigningRequest, { body: await requestOf(server, employee, { location: 'company' }) });
    expect(refused.codes).toEqual(['signing.LocationClosed']);
    expect((await sent(server, company.admin, { location: 'company' })).location).toBe('company');
  });
});

describe('the quota', () => {
  test('is one for each request, and without one left nothing is sent', async () => {
    const company = await server.newCompany();
    await limitCompany(server, company, { signatureLimit: 1 });
    await sent(server, company.admin);
    const options = await company.admin.call(getSigningOptions);
    expect([options.json['limit'], options.json['signingMethods']]).toEqual([{ used: 1, limit: 1 }, ['link', 'emailCode']]);
    const refused = await company.admin.call(createSigningRequest, { body: await requestOf(server, company.admin) });
    expect([refused.status, refused.codes, refused.json['details']]).toEqual([403, ['signing.OutOfSignatures'], { used: 1, limit: 1 }]);
    expect(await listed(company.admin)).toHaveLength(1);
  });

  test('is never exceeded by fifty at once', async () => {
    const company = await server.newCompany();
    await limitCompany(server, company, { signatureLimit: 7 });
    const { admin } = company;
    const bodies = await Promise.all(Array.from({ length: 50 }, () => requestOf(server, admin)));
    const answers = await Promise.all(bodies.map((body) => admin.call(createSigningRequest, { body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(new Set(answers.flatMap(({ codes }) => codes))).toEqual(new Set(['signing.OutOfSignatures']));
  });
});

describe('one document for many', () => {
  test('is a request for each, and says who got none', async () => {
    const company = await server.newCompany();
    await limitCompany(server, company, { signatureLimit: 2 });
    const { admin } = company;
    const [first, second, third] = [somebody(), somebody(), somebody()];
    const { recipients: _people, ...rest } = await requestOf(server, admin);
    const answer = await admin.call(createSigningRequests, { body: { ...rest, people: [first, second, first, third] } });
    expect(answer.status).toBe(207);
    const results = answer.json['results'] as { code: string | null; signingRequestId: string | null }[];
    expect(results.map(({ code }) => code)).toEqual([null, null, 'signing.SamePerson', 'signing.OutOfSignatures']);
    const made = await listed(admin);
    expect(made.map(({ recipients }) => recipients.map(({ email }) => email))).toEqual([[second.email], [first.email]]);
    expect((await seenBy(admin, results[0]?.signingRequestId ?? '')).document?.name).toBe('avtale.pdf');
  });

  test('may have others who sign each, and goes to the profile of its own person', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    const [one, two] = [await company.person('employee'), await company.person('employee')];
    const people = [one, two].map(({ companyUserId }) => somebody({ companyUserId }));
    const { recipients: _people, ...rest } = await requestOf(server, admin);
    const alsoSigning = [somebody({ name: 'Daglig Leder' })];
    const { status } = await admin.call(createSigningRequests, {
      body: { ...rest, people, alsoSigning, isInOrder: true, location: 'profile' },
    });
    expect(status).toBe(200);
    const made = await listed(admin);
    expect(made.map(({ recipients }) => recipients.map(({ name }) => name))).toEqual([
      ['Ola Hansen', 'Daglig Leder'],
      ['Ola Hansen', 'Daglig Leder'],
    ]);
    const places = await Promise.all(made.map(async ({ signingRequestId }) => (await seenBy(admin, signingRequestId)).locationId));
    expect(new Set(places)).toEqual(new Set([one.companyUserId, two.companyUserId]));
  });

  test('is refused when nobody can get one', async () => {
    const company = await server.newCompany();
    await limitCompany(server, company, { signatureLimit: 0 });
    const { recipients: _people, ...rest } = await requestOf(server, company.admin);
    const answer = await company.admin.call(createSigningRequests, { body: { ...rest, people: [somebody()] } });
    expect([answer.status, answer.codes]).toEqual([403, ['signing.OutOfSignatures']]);
  });
});
