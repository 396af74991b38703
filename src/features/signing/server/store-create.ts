import { sql } from 'kysely';
import { emailKey } from '#kernel/contract/email-address.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { RecipientRow, RequestRow } from './store-requests.ts';

export type NewRequest = Pick<
  RequestRow,
  | 'signingRequestId'
  | 'name'
  | 'method'
  | 'isInOrder'
  | 'dueDate'
  | 'note'
  | 'language'
  | 'location'
  | 'locationPersonId'
  | 'locationFolderId'
  | 'requestedBy'
  | 'isOfContract'
  | 'documentId'
  | 'batchId'
  | 'annulsId'
> & { locationFolderName: string | null };

export async function insertRequest(company: Company, request: NewRequest, now: Date): Promise<void> {
  const { signingRequestId, name, method, isInOrder, dueDate, note, language, location, locationPersonId, locationFolderId } = request;
  const { locationFolderName, requestedBy, isOfContract, documentId, batchId, annulsId } = request;
  await sql`
    insert into signing_request (company_id, id, name, status, method, is_in_order, due_date, note, language, location, location_person_id,
      location_folder_id, location_folder_name, requested_by, is_of_contract, document_id, batch_id, annuls_id, is_annulment, created_at, changed_at)
    values (${company.id}, ${signingRequestId}::uuid, ${name}, 'Created', ${method}, ${isInOrder}, ${dueDate}::date, ${note}, ${language},
      ${location}, ${locationPersonId}::uuid, ${locationFolderId}::uuid, ${locationFolderName}, ${requestedBy}::uuid, ${isOfContract},
      ${documentId}::uuid, ${batchId}::uuid, ${annulsId}::uuid, ${annulsId !== null}, ${now}::timestamptz, ${now}::timestamptz)
  `.execute(company.tx);
}

export type NewRecipient = Pick<
  RecipientRow,
  'recipientId' | 'position' | 'number' | 'companyUserId' | 'name' | 'email' | 'phoneCountryCode' | 'phone' | 'language'
>;

export async function insertRecipients(company: Company, signingRequestId: string, recipients: readonly NewRecipient[]): Promise<void> {
  const column = <Name extends keyof NewRecipient>(name: Name) => recipients.map((one) => one[name]);
  const keys = recipients.map(({ email }) => emailKey(email));
  await sql`
    insert into signing_recipient (company_id, id, request_id, position, number, company_user_id, name, email, email_key, phone_country_code,
      phone, language, status)
    select ${company.id}::integer, id, ${signingRequestId}::uuid, position, number, person, name, email, key, code, phone, language, 'Created'
    from unnest(${column('recipientId')}::uuid[], ${column('position')}::smallint[], ${column('number')}::smallint[],
      ${column('companyUserId')}::uuid[], ${column('name')}::text[], ${column('email')}::text[], ${keys}::text[],
      ${column('phoneCountryCode')}::text[], ${column('phone')}::text[], ${column('language')}::text[])
      as given(id, position, number, person, name, email, key, code, phone, language)
  `.execute(company.tx);
}
