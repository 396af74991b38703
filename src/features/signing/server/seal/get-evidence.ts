import { X509Certificate } from 'node:crypto';
import { readPeopleNames } from '#features/people/server/public.ts';
import { datedFileName } from '#kernel/server/file-name.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { zipOf } from '#kernel/server/takeout/zip.ts';
import type { getEvidence as contract } from '../../contract/endpoints-seal.ts';
import { signingKind } from '../../contract/kinds.ts';
import { readAuthority, type KnownCertificate } from '../authority/store-authority.ts';
import { fileNameOf } from '../end-request.ts';
import { openToChange } from '../open-request.ts';
import { readEvents, type EventRow } from '../store-events.ts';
import { readFiles, type FileRow } from '../store-files.ts';
import { sealedEvent } from './evidence.ts';

/** The evidence of a completed request (signing.41): its files, the whole log and the certificates. */
export const getEvidence: Handler<typeof contract> = async (context, { query: { signingRequestId } }) => {
  const { company, services, now, today, audit, call } = context;
  const { request } = await openToChange(context, { signingRequestId }, 'evidence');
  const files = await readFiles(company, [signingRequestId]);
  const events = await readEvents(company, signingRequestId);
  const names = await readPeopleNames(company, [...new Set(events.flatMap(({ by }) => by ?? []))]);
  const certificates = await readAuthority(company);
  const name = fileNameOf(request.name);
  if (call.isLookAt()) audit({ entity: signingKind, entityId: signingRequestId, after: { name: request.name, looked: 'evidence' } });
  const log = {
    format: 'samspill-signing-log',
    version: 1,
    madeAt: now.toISOString(),
    requestId: signingRequestId,
    name: request.name,
    head: request.eventHead,
    events: events.map((event) => ({ ...sealedEvent(event), byName: byName(event, names) })),
  };
  const content = zipOf(async (zip) => {
    await zip.add('log.json', Buffer.from(`${JSON.stringify(log, null, 2)}\n`), { modified: now });
    for (const certificate of certificates)
      await zip.add(`certificates/${certificateName(certificate)}`, pemOf(certificate), { modified: now });
    for (const file of files)
      await zip.add(placeOf(file), await services.fileStore.open({ companyId: company.id, sha256: file.sha256 }), { modified: now });
  });
  return { fileName: datedFileName(name, today, 'zip'), contentType: 'application/zip', content };
};

const byName = ({ by }: EventRow, names: ReadonlyMap<string, string>): string | null => names.get(by ?? '') ?? null;

/** Attachments may be named alike, so each has its number. */
function placeOf({ kind, position, name }: FileRow): string {
  if (kind === 'attachment') return `attachments/${position + 1} ${name}`;
  return kind === 'document' ? `document/${name}` : name;
}

const certificateName = ({ purpose, fingerprint }: KnownCertificate): string => `${purpose}-${fingerprint.slice(0, 16)}.pem`;

function pemOf({ certificate }: KnownCertificate): Buffer {
  return Buffer.from(new X509Certificate(certificate).toString());
}
