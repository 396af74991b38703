import { keepContent } from '#features/files/server/public.ts';
import { readCompanyFacts, readPeopleNames } from '#features/people/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { clean } from '#kernel/server/export/cell-text.ts';
import type { PdfOrder } from '#kernel/server/pdf/pdf-order.ts';
import { printPdf } from '#kernel/server/pdf/print-pdf.ts';
import { twoStepHandler, type PrepareContext } from '#kernel/server/serve.ts';
import type { annulSigningRequest as contract } from '../../contract/endpoints-seal.ts';
import { longestName, type Language } from '../../contract/kinds.ts';
import { appendEvent } from '../append-event.ts';
import { fileNameOf } from '../end-request.ts';
import { requireTerms, type RequestFiles } from '../require-request.ts';
import { hasErased } from '../policy.ts';
import { loadRequest, openRequest, openToChange } from '../open-request.ts';
import { sendRequest } from '../send-request.ts';
import { readRecipients, readRequest, type RecipientRow, type RequestRow } from '../store-requests.ts';
import { clockOf, pageDayOf, translators } from './page-words.ts';
import { readProof, type ProofRow } from './store-seal.ts';

const template = new URL('annulment.typ', import.meta.url);

type AnnulContext = PrepareContext<typeof contract>;

/** Asks those who signed a request to sign that it no longer holds (signing.21). The document is made before the transaction, whoever asks. */
export const annulSigningRequest = twoStepHandler<typeof contract, RequestFiles['document'] | undefined>(
  (before, { body }) => prepareDocument(before, body),
  async (context, { body }) => {
    const { actor, prepared: document, fail } = context;
    const { signingRequestId, dueDate, reason } = body;
    const { request: listed, recipients: people } = await openRequest(context, signingRequestId);
    if (listed.annulledById !== null || listed.isAnnulled) fail('signing.AlreadyAnnulled', 409);
    if (hasErased(people)) fail('signing.SignerErased', 409);
    const { request, recipients } = await openToChange(context, body, 'annul');
    if (!document) return fail('signing.NotPossible', 409);
    requireTerms(context, { signingMethod: request.method, dueDate });
    const language = body.language ?? request.language;
    const newId = await sendRequest(context, {
      name: annulmentName(request, language),
      files: { document, attachments: [] },
      recipients: recipients.map(recipientOf),
      isInOrder: request.isInOrder,
      signingMethod: request.method,
      dueDate,
      note: reason,
      language,
      location: request.location,
      locationPersonId: request.locationPersonId,
      locationFolderId: request.locationFolderId,
      locationFolderName: request.locationFolderId === null ? null : listed.locationName,
      annulsId: signingRequestId,
      isOfContract: request.isOfContract,
    });
    await appendEvent(context, signingRequestId, { kind: 'annulmentBegun', by: actor.member.companyUserId, facts: { by: newId } });
    return { signingRequest: await loadRequest(context, newId) };
  },
);

const recipientOf = ({ companyUserId, name, email, phoneCountryCode, phone, language }: RecipientRow) => ({
  companyUserId,
  name,
  email,
  phoneCountryCode,
  phone,
  language,
});

function annulmentName({ name }: Pick<RequestRow, 'name'>, language: Language): string {
  return translators[language]('annulment.name', { name }).slice(0, longestName);
}

/** What an annulment says of the request that it is about. */
interface Annulled {
  request: RequestRow;
  recipients: readonly RecipientRow[];
  proof: ProofRow;
  company: { name: string; timeZone: string };
  requester: string;
}

/** Undefined when there is nothing to annul, which the transaction then refuses. */
async function prepareDocument(
  { services, call, actor, now, fail }: AnnulContext,
  body: { signingRequestId: string; reason: string; language?: Language | undefined },
): Promise<RequestFiles['document'] | undefined> {
  const companyId = call.companyId ?? fail('common.CompanyRequired');
  const by = actor.member.companyUserId;
  const annulled = await services.database.forCompany(companyId, (company) => readAnnulled(company, body.signingRequestId, by));
  if (!annulled) return undefined;
  const language = body.language ?? annulled.request.language;
  const bytes = await printPdf(annulment(annulled, { language, reason: body.reason, now }));
  const stored = await keepContent(services, { companyId, now, bytes });
  return { ...stored, name: `${fileNameOf(annulmentName(annulled.request, language))}.pdf`, contentType: 'application/pdf', pages: null };
}

async function readAnnulled(company: Company, signingRequestId: string, by: string): Promise<Annulled | undefined> {
  const request = await readRequest(company, signingRequestId);
  const proof = await readProof(company, signingRequestId);
  if (!request || !proof) return undefined;
  const facts = await readCompanyFacts(company);
  const names = await readPeopleNames(company, [by]);
  return {
    request,
    proof,
    company: facts,
    requester: names.get(by) ?? facts.name,
    recipients: await readRecipients(company, [signingRequestId]),
  };
}

function annulment(
  { request, recipients, proof, company, requester }: Annulled,
  { language, reason, now }: { language: Language; reason: string; now: Date },
): PdfOrder {
  const t = translators[language];
  const data = {
    lang: language === 'no' ? 'nb' : 'en',
    region: language === 'no' ? 'NO' : 'GB',
    title: t('annulment.title'),
    name: clean(annulmentName(request, language)),
    companyName: clean(company.name),
    day: pageDayOf(company.timeZone, now),
    intro: t('annulment.intro'),
    facts: [
      [t('annulment.document'), clean(request.name)],
      [t('annulment.signedBy'), clean(recipients.map(({ name }) => name).join(', '))],
      [t('annulment.sealedAt'), clockOf(language, company.timeZone)(proof.sealedAt)],
      [t('annulment.fingerprint'), proof.sha256],
      [t('annulment.asksFor'), t('requestedBy', { person: clean(requester), company: clean(company.name) })],
      [t('annulment.reason'), clean(reason)],
    ],
  };
  return { template, data, standard: 'a-2a' };
}
