import { sql } from 'kysely';
import type { TestServer } from '#testing/server.ts';
import type { Caller } from '#testing/caller.ts';
import { publishDocument } from '../contract/endpoints-life.ts';
import { createDocument, updateDocument } from '../contract/endpoints.ts';
import type { EmploymentDocument } from '../contract/document.ts';
import type { Value } from '../contract/template.ts';
import { filledFor } from './templates.ts';

interface DocumentOptions {
  templateId?: string;
  language?: 'no' | 'en';
  companyUserId?: string | null | undefined;
}

/** The document of an answer. */
export function documentOf({ json }: { json: Record<string, unknown> }): EmploymentDocument {
  return json['document'] as EmploymentDocument;
}

export async function begunDocument(
  caller: Caller,
  { templateId = 'permanent', language = 'no', companyUserId = null }: DocumentOptions = {},
) {
  const answer = await caller.call(createDocument, { body: { templateId, language, companyUserId } });
  if (answer.status !== 200) throw new Error(`The document was refused: ${answer.codes.join()}`);
  return documentOf(answer);
}

export const variablesOf = (values: Readonly<Record<string, Value>>) => Object.entries(values).map(([key, value]) => ({ key, value }));

/** A document with everything that publishing needs. */
export async function filledDocument(caller: Caller, begun: DocumentOptions = {}): Promise<EmploymentDocument> {
  const { documentId, version, templateId } = await begunDocument(caller, begun);
  const answer = await caller.call(updateDocument, { body: { documentId, version, variables: variablesOf(filledFor(templateId)) } });
  if (answer.status !== 200) throw new Error(`The document was refused: ${JSON.stringify(answer.json)}`);
  return documentOf(answer);
}

export async function publishedDocument(caller: Caller, begun: DocumentOptions = {}): Promise<EmploymentDocument> {
  const { documentId, version } = await filledDocument(caller, begun);
  const answer = await caller.call(publishDocument, { body: { documentId, version } });
  if (answer.status !== 200) throw new Error(`The document was refused: ${JSON.stringify(answer.json)}`);
  return documentOf(answer);
}

/** A PDF as somebody scans it. */
export const scan = { name: 'signert.pdf', bytes: Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n') };

/** Makes a document one of a former version of its template, in which the clause on sick leave said something else and one on other work was missing. */
export async function outdate({ database }: Pick<TestServer, 'database'>, companyId: number, documentId: string): Promise<void> {
  await database.forCompany(companyId, async ({ tx }) => {
    const clauses = sql`(select jsonb_agg(case clause ->> 'key' when 'sickLeave'
        then jsonb_set(clause, '{blockText}', '[{"no": "Meld fra.", "en": "Report."}]') else clause end order by place)
      from jsonb_array_elements(template -> 'baseElements') with ordinality as given (clause, place) where clause ->> 'key' <> 'otherWork')`;
    const elements = sql`(select jsonb_agg(element order by place) from jsonb_array_elements(elements) with ordinality as given (element, place)
      where element ->> 'key' <> 'otherWork')`;
    await sql`update employment_contract set template_version = '1.1.9', elements = ${elements},
      template = jsonb_set(template, '{baseElements}', ${clauses}) where company_id = ${companyId} and id = ${documentId}::uuid`.execute(
      tx,
    );
  });
}
