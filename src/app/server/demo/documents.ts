import { sharedDocumentsFolderId } from '#features/files/contract/entities.ts';
import { keepContent } from '#features/files/server/public.ts';
import files from '#features/files/server/index.ts';
import type { PersonRecord } from '#features/people/server/person-record.ts';
import { printPdf } from '#kernel/server/pdf/print-pdf.ts';
import { callAs, type DemoContext } from './demo-context.ts';
import { momentAgo } from './recent-weeks.ts';

const template = new URL('agreement.typ', import.meta.url);

/** What everybody in the company may read, uploaded so many working days ago. */
const documents = [
  {
    name: 'Personalhåndbok',
    days: 19,
    paragraphs: [
      'Håndboken samler det som gjelder for alle: arbeidstid, ferie, sykdom, lønn og forsikringer.',
      'Kjernetiden er fra kl. 09:00 til 15:00. Avtal hjemmekontor med lederen din på forhånd.',
      'Spør HR hvis du lurer på noe i håndboken.',
    ],
  },
  {
    name: 'Varslingsrutine',
    days: 12,
    paragraphs: [
      'Alle kan varsle om kritikkverdige forhold, også innleide.',
      'Varsle til lederen din, verneombudet eller HR, skriftlig eller muntlig. Du kan være anonym.',
      'Vi svarer innen en uke. Gjengjeldelse er forbudt, se arbeidsmiljøloven kapittel 2 A.',
    ],
  },
  {
    name: 'HMS på byggeplass',
    days: 5,
    paragraphs: [
      'Bruk hjelm, vernesko og synlig arbeidstøy på alle byggeplasser.',
      'Meld avvik samme dag. Stans arbeidet når det er fare for liv og helse.',
    ],
  },
] as const;

/** The shared documents of the company, which count for its storage like all files. */
export async function addDocuments({
  context,
  people: [director],
  today,
}: {
  context: DemoContext;
  people: readonly PersonRecord[];
  today: string;
}): Promise<void> {
  if (!director) return;
  const { company, services } = context;
  for (const { name, days, paragraphs } of documents) {
    context.moveTo(momentAgo(today, days, '11:20'));
    const bytes = await printPdf({ template, data: { title: name, paragraphs, lang: 'nb' } });
    const stored = await keepContent(services, { companyId: company.id, now: services.clock.now(), bytes });
    // What the first step of an upload would find.
    const prepared = [{ upload: stored, name: `${name}.pdf`, contentType: 'application/pdf' }];
    const body = { tagId: sharedDocumentsFolderId };
    if (!(await callAs(context, { by: director, feature: files, call: 'uploadCompanyFile', body, prepared })))
      throw new Error(`The demo was refused ${name}`);
  }
}
