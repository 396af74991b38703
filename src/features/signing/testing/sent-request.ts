import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import type { TestCompany, TestServer } from '#testing/server.ts';
import type { Language, SigningMethod } from '../contract/kinds.ts';
import { inviteNext } from '../server/invite.ts';
import type { MoveCall } from '../server/move-request.ts';
import { insertFiles } from '../server/store-files.ts';
import { plainPdf } from './plain-pdf.ts';
import { testFolder } from './test-folder.ts';

interface SignerOptions {
  name?: string;
  email?: string;
  phone?: string;
  language?: Language;
}

interface RequestOptions {
  people?: readonly SignerOptions[];
  method?: SigningMethod;
  isInOrder?: boolean;
  dueDate?: string;
  attachments?: readonly string[];
}

export interface SentSigner {
  recipientId: string;
  name: string;
  email: string;
}

/** A request that was sent. */
export interface SentRequest {
  requestId: string;
  documentId: string;
  attachmentIds: string[];
  /** The SHA-256 of the document. */
  fingerprint: string;
  people: [SentSigner, ...SentSigner[]];
}

/** Puts a request into the database as sending it does, and invites whose turn it is: for tests of what comes after. */
export async function sentRequest(
  server: TestServer,
  { companyId, admin }: Pick<TestCompany, 'companyId' | 'admin'>,
  { people = [{}], method = 'link', isInOrder = false, dueDate, attachments = [] }: RequestOptions = {},
): Promise<SentRequest> {
  const { database, services, clock } = server;
  const [requestId, now] = [newId(), clock.now()];
  const signers = people.map(({ name = 'Kari Nordmann', email = `${newId()}@example.no`, phone = '91234567', language = 'no' }, place) => ({
    recipientId: newId(),
    name,
    email,
    phone,
    language,
    number: place + 1,
    position: isInOrder ? place + 1 : 1,
  }));
  const files = [plainPdf('Arbeidsavtale'), ...attachments.map((text) => Buffer.from(text))].map((bytes, place) => ({
    bytes,
    fileId: newId(),
    kind: place === 0 ? ('document' as const) : ('attachment' as const),
    position: Math.max(0, place - 1),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }));
  await Promise.all(files.map(({ bytes, sha256 }) => keepBytes(server, { companyId, sha256, bytes })));
  await database.forCompany(companyId, async (company) => {
    await sql`
      insert into signing_request (company_id, id, name, status, method, is_in_order, due_date, language, location, requested_by, created_at, changed_at)
      values (${companyId}, ${requestId}, 'Arbeidsavtale', 'Created', ${method}, ${isInOrder}, ${dueDate ?? null}, 'no', 'company',
        ${admin.companyUserId}, ${now}, ${now})`.execute(company.tx);
    for (const signer of signers) await insertSigner(company, requestId, signer);
    await insertFiles(
      company,
      files.map(({ bytes, kind, ...file }) => ({
        ...file,
        kind,
        signingRequestId: requestId,
        name: kind === 'document' ? 'avtale.pdf' : `vedlegg ${file.position + 1}.txt`,
        contentType: kind === 'document' ? 'application/pdf' : 'text/plain',
        size: bytes.length,
        pages: kind === 'document' ? 1 : null,
      })),
    );
    await inviteNext(moveCall(company, { services, now }), requestId);
  });
  const [document, ...others] = files.map(({ fileId, sha256 }) => ({ fileId, sha256 }));
  if (!document) throw new Error('A request without a document');
  return {
    requestId,
    documentId: document.fileId,
    attachmentIds: others.map(({ fileId }) => fileId),
    fingerprint: document.sha256,
    people: signers.map(({ recipientId, name, email }) => ({ recipientId, name, email })) as SentRequest['people'],
  };
}

/** A call in which statuses are changed. */
export function moveCall(company: Company, { services, now }: { services: TestServer['services']; now: Date }): MoveCall {
  return { company, services, now, audit: () => undefined };
}

/** The day on which something is due, so many days from today. */
export function dayFrom(server: TestServer, days: number): string {
  return dayIn('Europe/Oslo', new Date(server.clock.now().getTime() + days * 86_400_000));
}

/** The secret of the newest link that an address was mailed. */
export async function mailedSecret(server: TestServer, email: string): Promise<string> {
  const mails = (await server.mails()).filter(({ to }) => to === email);
  const secret = mails.map(({ text }) => /\/sign\/([\w-]{43})/.exec(text)?.[1]).find((found) => found !== undefined);
  if (!secret) throw new Error(`Nobody mailed ${email} a link`);
  return secret;
}

async function insertSigner(
  company: Company,
  requestId: string,
  signer: SentSigner & { phone: string; language: Language; number: number; position: number },
): Promise<void> {
  const { recipientId, name, email, phone, language, number, position } = signer;
  await sql`
    insert into signing_recipient (company_id, id, request_id, position, number, name, email, email_key, phone_country_code, phone, language, status)
    values (${company.id}, ${recipientId}, ${requestId}, ${position}, ${number}, ${name}, ${email}, ${email.toLowerCase()}, '+47', ${phone},
      ${language}, 'Created')`.execute(company.tx);
}

async function keepBytes(
  server: TestServer,
  { companyId, sha256, bytes }: { companyId: number; sha256: string; bytes: Buffer },
): Promise<void> {
  const path = join(testFolder('file'), 'file');
  writeFileSync(path, bytes);
  await server.services.fileStore.put({ companyId, sha256 }, { path, size: bytes.length });
}
