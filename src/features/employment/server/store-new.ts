import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { DocumentContent } from './store-documents.ts';

export interface NewDocument extends Omit<DocumentContent, 'template'> {
  documentId: string;
  personId: string | null;
  /** The contract that an addendum changes. */
  parentId?: string;
}

/** Contracts that are begun together, in one template and language. */
export interface NewDocuments extends Pick<DocumentContent, 'template'> {
  language: 'no' | 'en';
  documents: readonly NewDocument[];
  by: string;
  now: Date;
}

export async function insertDocuments(company: Company, { template, language, documents, by, now }: NewDocuments): Promise<void> {
  await sql`
    insert into employment_contract (company_id, id, state, language, person_id, parent_id, template_key, template_version, template, base_data, variables,
      elements, created_by, created_at, changed_by, changed_at)
    select ${company.id}, one."documentId", 1, ${language}, one."personId", one."parentId", ${template.key}, ${template.version},
      ${JSON.stringify(template)}::jsonb, one."baseData", one.values, one.elements, ${by}::uuid, ${now}::timestamptz, ${by}::uuid, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb)
      as one ("documentId" uuid, "personId" uuid, "parentId" uuid, "baseData" jsonb, values jsonb, elements jsonb)
  `.execute(company.tx);
}
