import { buffer } from 'node:stream/consumers';
import type { TestCompany, TestServer } from '#testing/server.ts';
import { retryWork } from '#kernel/server/work/start-work.ts';
import { readWork, type WorkRow } from '#kernel/server/work/store-work.ts';
import { doWork } from '#testing/do-work.ts';
import { readFiles } from '../server/store-files.ts';
import { sentRequest, type SentRequest } from './sent-request.ts';
import { signerOf } from './signer.ts';

type RequestOptions = Parameters<typeof sentRequest>[2];

/** A request that all its people have signed, whose sealing waits. */
export async function signedRequest(server: TestServer, company: TestCompany, options: RequestOptions = {}): Promise<SentRequest> {
  const sent = await sentRequest(server, company, options);
  for (const { email } of sent.people) await signAs(server, email);
  return sent;
}

/** The work of a company, the newest first, as its administrators see it. */
export function workOf({ database }: Pick<TestServer, 'database'>, { companyId }: Pick<TestCompany, 'companyId'>): Promise<WorkRow[]> {
  return database.forCompany(companyId, (company) => readWork(company, 10));
}

/** Tries the newest work of a company again, as its button does. */
export async function tryAgain(server: Pick<TestServer, 'database' | 'services'>, place: Pick<TestCompany, 'companyId'>): Promise<void> {
  const [work] = await workOf(server, place);
  if (work) await server.database.forCompany(place.companyId, (company) => retryWork(company, server.services.jobs, work));
}

/** Reads and signs with the newest link of an address. */
export async function signAs(server: TestServer, email: string): Promise<void> {
  const signer = await signerOf(server, email);
  await signer.read();
  const { status, codes } = await signer.sign();
  if (status !== 200) throw new Error(`${email} could not sign: ${codes.join(', ')}`);
}

/** The bytes of a file of a request in the file store. */
export async function fileOf(
  { services }: Pick<TestServer, 'services'>,
  { companyId }: Pick<TestCompany, 'companyId'>,
  { requestId, kind = 'signed' }: { requestId: string; kind?: 'signed' | 'document' },
): Promise<Buffer> {
  const files = await services.database.forCompany(companyId, (company) => readFiles(company, [requestId]));
  const file = files.find((one) => one.kind === kind);
  if (!file) throw new Error(`The request has no ${kind} file`);
  return buffer(await services.fileStore.open({ companyId, sha256: file.sha256 }));
}

/** A request that is signed and sealed, with its sealed file. */
export async function sealedRequest(
  server: TestServer,
  company: TestCompany,
  options: RequestOptions = {},
): Promise<SentRequest & { pdf: Buffer }> {
  const sent = await signedRequest(server, company, options);
  await doWork(server, company.companyId);
  return { ...sent, pdf: await fileOf(server, company, sent) };
}
