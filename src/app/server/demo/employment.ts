import { Readable } from 'node:stream';
import { templates } from '#features/employment/content/templates.ts';
import { documentState } from '#features/employment/contract/kinds.ts';
import { firstElements, plainText } from '#features/employment/contract/rules/compose.ts';
import { ContractTemplate, type Value } from '#features/employment/contract/template.ts';
import { logged } from '#features/employment/server/log-document.ts';
import { prefillFrom } from '#features/employment/server/prefill.ts';
import { composed, printDocument } from '#features/employment/server/print-document.ts';
import { readDocument } from '#features/employment/server/store-documents.ts';
import { insertDocuments } from '#features/employment/server/store-new.ts';
import { writePublished, writeSigned } from '#features/employment/server/store-versions.ts';
import { announceBlobs } from '#features/files/server/public.ts';
import type { PersonRecord } from '#features/people/server/person-record.ts';
import { readRecords } from '#features/people/server/public.ts';
import { addDays } from '#kernel/contract/days.ts';
import { mediaTypes } from '#kernel/contract/media-types.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { Change } from '#kernel/server/audit.ts';
import { discardUploads, stageUpload, stagingFolder } from '#kernel/server/files/staging.ts';
import { newId } from '#kernel/server/id.ts';
import { typesetPdf } from '#kernel/server/pdf/print-pdf.ts';
import { addressOf } from './demo-people.ts';
import { writeLog, type DemoContext } from './demo-context.ts';
import { allowDocuments } from './store-demo.ts';

const maxDocuments = 50;

/** An employment contract of the demo; without a person it is for somebody new. */
interface DemoDocument {
  template: 'permanent' | 'temporary' | 'manager';
  language: 'no' | 'en';
  person?: PersonRecord | undefined;
  values?: Record<string, Value>;
  state: 'draft' | 'published' | 'signed';
}

interface AddDocumentsInput {
  context: DemoContext;
  people: readonly PersonRecord[];
  now: Date;
  today: string;
}

/** Makes some employment contracts of a demo company: drafts, one published, one signed on paper. */
export async function addEmploymentContracts({ context, people, now, today }: AddDocumentsInput): Promise<void> {
  const ofPart = (part: RoleKey) => people.find(({ emailAddress }) => emailAddress === addressOf(part));
  const director = ofPart('systemadmin');
  if (!director) return;
  const newcomer = {
    firstName: 'Ida',
    lastName: 'Strand',
    position: 'Kundekonsulent',
    startDate: addDays(today, 30),
    salaryAmount: 545_000,
  };
  const substitute = { firstName: 'Noah', lastName: 'Berg', position: 'Barista', startDate: addDays(today, 14) };
  const documents: readonly DemoDocument[] = [
    { template: 'manager', language: 'no', person: ofPart('manager'), state: 'signed' },
    { template: 'permanent', language: 'no', person: ofPart('employee'), state: 'published' },
    {
      template: 'temporary',
      language: 'en',
      values: { ...substitute, temporaryReason: 'B', expirationDate: addDays(today, 194) },
      state: 'draft',
    },
    { template: 'permanent', language: 'no', values: newcomer, state: 'draft' },
  ];
  await allowDocuments(context.company, maxDocuments);
  const changes: Change[] = [];
  for (const document of documents) changes.push(await addDocument(context, document, { by: director.id, now, today }));
  await writeLog(context, director, { action: 'employment.createDocument', changes });
}

interface PublicationContext {
  by: string;
  now: Date;
  today: string;
}

async function addDocument(context: DemoContext, made: DemoDocument, making: PublicationContext): Promise<Change> {
  const { company, services } = context;
  const { language, person, state } = made;
  const template = ContractTemplate.parse(templates.find(({ key }) => key === made.template));
  const personId = person?.id ?? null;
  const begin = await prefillFrom({ company, services }, template, language);
  const [known] = await readRecords({ company, secrets: services.secrets }, person ? [person.id] : []);
  const begun = begin(known ?? null);
  const values = { ...begun.values, ...providers[language], ...made.values };
  const documentId = newId();
  const { by, now } = making;
  const content = { baseData: begun.baseData, values, elements: firstElements(template) };
  await insertDocuments(company, { template, language, documents: [{ documentId, personId, ...content }], by, now });
  if (state !== 'draft') await publish(context, documentId, making);
  if (state === 'signed') await signOnPaper(context, documentId, making);
  const name = [values['firstName'], values['lastName']].join(' ');
  return logged({ documentId, personId }, { after: { name } });
}

/** With whom pension and insurance are; a contract without it is not published. */
const providers: Record<'no' | 'en', Record<string, Value>> = {
  no: {
    pensions: [{ type: 'Obligatorisk tjenestepensjon (OTP)', provider: 'Trygghet Pensjon' }],
    insurances: [{ type: 'Yrkesskadeforsikring', provider: 'Trygghet Forsikring' }],
  },
  en: {
    pensions: [{ type: 'Mandatory occupational pension (OTP)', provider: 'Trygghet Pensjon' }],
    insurances: [{ type: 'Occupational injury insurance', provider: 'Trygghet Forsikring' }],
  },
};

async function publish({ company, services }: DemoContext, documentId: string, { by, now, today }: PublicationContext): Promise<void> {
  const stored = await readDocument(company, documentId);
  if (!stored) throw new Error('The document was added just now');
  // A demo company has no logo.
  const withoutLogo = { printedLogo: async () => undefined };
  const printing = { services: withoutLogo, companyId: company.id, isDraft: false, day: today, typeset: typesetPdf };
  const { bytes, fingerprint } = await printDocument(stored, printing);
  const staged = await stageUpload(stagingFolder(services.config), 'contract.pdf', Readable.from([bytes]));
  try {
    await announceBlobs(company, [staged], now);
    await services.fileStore.put({ companyId: company.id, sha256: staged.sha256 }, staged);
  } finally {
    await discardUploads([staged]);
  }
  const clauses = composed(stored).clauses.map(({ key, title, blocks }) => ({ key, title, lines: plainText(blocks) }));
  const { sha256, size } = staged;
  const { templateVersion } = stored;
  await writePublished(company, { documentId, versionId: newId(), templateVersion, sha256, size, fingerprint, clauses, by, now });
}

/** The paper is the printed one, scanned. */
async function signOnPaper({ company }: DemoContext, documentId: string, { by, now }: PublicationContext): Promise<void> {
  const stored = await readDocument(company, documentId);
  if (!stored || stored.state !== documentState.published) throw new Error('The document was published just now');
  const { publishedSha256: sha256, publishedSize: size } = stored;
  if (sha256 === null || size === null) throw new Error('A published document has its bytes');
  await writeSigned(company, { documentId, sha256, size, name: 'signert-arbeidsavtale.pdf', contentType: mediaTypes.pdf, by, now });
}
