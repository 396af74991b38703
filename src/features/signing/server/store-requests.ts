import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { lockRows } from '#kernel/server/store-lock.ts';
import { tables, type Company } from '#kernel/server/database/unit.ts';
import type { Language, RecipientStatus, SealLevel, SigningMethod } from '../contract/kinds.ts';
import type { StoredStatus } from '../contract/rules/request-status.ts';

/** A request as it is stored. */
export interface RequestRow {
  signingRequestId: string;
  name: string;
  status: StoredStatus;
  method: SigningMethod;
  isInOrder: boolean;
  dueDate: string | null;
  extendedDueDate: string | null;
  note: string;
  language: Language;
  location: 'profile' | 'company' | null;
  locationPersonId: string | null;
  locationFolderId: string | null;
  locationProblem: string | null;
  requestedBy: string | null;
  isOfContract: boolean;
  documentId: string | null;
  batchId: string | null;
  reason: string | null;
  signedAt: Date | null;
  endedAt: Date | null;
  sealLevel: SealLevel | null;
  sealProblem: string | null;
  /** The request that it annuls; null also when that was deleted. */
  annulsId: string | null;
  isAnnulment: boolean;
  /** Of an expired annulment: what it names is annulled, or about to be, without it. */
  hasOtherAnnulment: boolean;
  /** Of the employment contract of somebody who was erased while it was ongoing. */
  isOfErased: boolean;
  contractId: string | null;
  eventCount: number;
  eventHead: string;
  createdAt: Date;
  version: number;
}

/** A person of a request as stored. */
export interface RecipientRow {
  recipientId: string;
  signingRequestId: string;
  position: number;
  number: number;
  companyUserId: string | null;
  name: string;
  email: string;
  phoneCountryCode: string;
  phone: string | null;
  language: Language;
  status: RecipientStatus;
  mailId: string | null;
  deliveryProblem: string | null;
  invitedAt: Date | null;
  remindedAt: Date | null;
  notifiedAt: Date | null;
  readAt: Date | null;
  openedAt: Date | null;
  answeredAt: Date | null;
  rejectReason: string | null;
  /** They were erased from the company; what they signed with stays until the request has ended. */
  isErased: boolean;
}

/** A request that is locked until the commit, with its people in their order. */
export interface OpenRequest {
  request: RequestRow;
  recipients: readonly RecipientRow[];
}

const hasOtherAnnulment = sql`(request.status = 'Expired' and request.annuls_id is not null and (
    exists (select from signing_request other where other.company_id = request.company_id and other.annuls_id = request.annuls_id
      and other.id <> request.id and other.status not in ('Rejected', 'Expired', 'Canceled'))
    or exists (select from signing_proof proof where proof.company_id = request.company_id and proof.request_id = request.annuls_id
      and proof.annulled_at is not null)))`;

export const requestColumns: RawBuilder<unknown> = sql`
  request.id as "signingRequestId", request.name, request.status, request.method, request.is_in_order as "isInOrder",
  request.due_date as "dueDate", request.extended_due_date as "extendedDueDate", request.note, request.language, request.location,
  request.location_person_id as "locationPersonId", request.location_folder_id as "locationFolderId",
  request.location_problem as "locationProblem", request.requested_by as "requestedBy", request.is_of_contract as "isOfContract",
  request.document_id as "documentId", request.batch_id as "batchId", request.reason, request.signed_at as "signedAt",
  request.ended_at as "endedAt", request.seal_level as "sealLevel", request.seal_problem as "sealProblem", request.annuls_id as "annulsId",
  request.is_annulment as "isAnnulment", request.is_of_erased as "isOfErased",
  ${hasOtherAnnulment} as "hasOtherAnnulment", request.contract_id as "contractId", request.event_count as "eventCount", request.event_head as "eventHead",
  request.created_at as "createdAt", request.version`;

const recipientColumns = sql`
  id as "recipientId", request_id as "signingRequestId", position, number, company_user_id as "companyUserId", name, email,
  phone_country_code as "phoneCountryCode", phone, language, status, mail_id as "mailId", delivery_problem as "deliveryProblem",
  invited_at as "invitedAt", reminded_at as "remindedAt", notified_at as "notifiedAt", read_at as "readAt", opened_at as "openedAt",
  answered_at as "answeredAt", reject_reason as "rejectReason", is_erased as "isErased"`;

export async function readRequest(company: Company, signingRequestId: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${requestColumns} from signing_request request where company_id = ${company.id} and id = ${signingRequestId}::uuid
  `.execute(company.tx);
  return rows[0];
}

/** The people of these requests, in their order. */
export async function readRecipients(company: Company, signingRequestIds: readonly string[]): Promise<RecipientRow[]> {
  const { rows } = await sql<RecipientRow>`
    select ${recipientColumns} from signing_recipient
    where company_id = ${company.id} and request_id = any(${[...signingRequestIds]}::uuid[]) order by request_id, number
  `.execute(company.tx);
  return rows;
}

/** Locks a request and then its people, before anything of them is judged; whoever changes either does so. */
export async function lockRequest(company: Company, signingRequestId: string): Promise<OpenRequest | undefined> {
  await lockRows(company, 'signing_request', [signingRequestId], { noKey: true });
  const request = await readRequest(company, signingRequestId);
  if (!request) return undefined;
  const people = await readRecipients(company, [signingRequestId]);
  await lockRows(
    company,
    'signing_recipient',
    people.map(({ recipientId }) => recipientId),
    { noKey: true },
  );
  // Read once more: their own calls change times of theirs.
  return { request, recipients: await readRecipients(company, [signingRequestId]) };
}

interface RequestTable {
  company_id: number;
  id: string;
  status: StoredStatus;
  reason: string | null;
  extended_due_date: string | null;
  signed_at: Date | null;
  ended_at: Date | null;
  seal_level: SealLevel | null;
  seal_problem: string | null;
  location: 'profile' | 'company' | null;
  location_person_id: string | null;
  location_problem: string | null;
  contract_id: string | null;
  changed_at: Date;
  version: number;
}
interface RecipientTable {
  company_id: number;
  id: string;
  status: RecipientStatus;
  company_user_id: string | null;
  email: string;
  email_key: string;
  mail_id: string | null;
  delivery_problem: string | null;
  invited_at: Date | null;
  reminded_at: Date | null;
  notified_at: Date | null;
  read_at: Date | null;
  opened_at: Date | null;
  answered_at: Date | null;
  reject_reason: string | null;
  consent_version: string | null;
  consent_text: string | null;
  consent_language: Language | null;
  signature_kind: 'typed' | 'drawn' | null;
  signature_name: string | null;
  signature_strokes: string | null;
  signature_ratio: number | null;
  identity_subject: string | null;
  identity_name: string | null;
  identity_acr: string | null;
  identity_issuer: string | null;
}
const db = tables<{ signing_request: RequestTable; signing_recipient: RecipientTable }>();

/** Columns of a request that are written with its status. */
export type RequestPatch = Partial<Omit<RequestTable, 'company_id' | 'id' | 'changed_at' | 'version' | 'status' | 'ended_at'>>;
/** Columns of a person that are written with their status. */
export type RecipientPatch = Partial<Omit<RecipientTable, 'company_id' | 'id' | 'status'>>;

export async function writeRequest(
  company: Company,
  signingRequestId: string,
  { now, ...patch }: Partial<Omit<RequestTable, 'company_id' | 'id' | 'changed_at' | 'version'>> & { now: Date },
): Promise<void> {
  await db(company)
    .updateTable('signing_request')
    .set((row) => ({ ...patch, changed_at: now, version: row('version', '+', 1) }))
    .where('company_id', '=', company.id)
    .where('id', '=', signingRequestId)
    .execute();
}

export async function writeRecipient(
  company: Company,
  recipientId: string,
  patch: Partial<Omit<RecipientTable, 'company_id' | 'id'>>,
): Promise<void> {
  await db(company)
    .updateTable('signing_recipient')
    .set(patch)
    .where('company_id', '=', company.id)
    .where('id', '=', recipientId)
    .execute();
}

/** The ongoing request of an employment contract. */
export async function findOfDocument(company: Company, documentId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from signing_request where company_id = ${company.id} and document_id = ${documentId}::uuid and not is_ended
    order by created_at desc limit 1
  `.execute(company.tx);
  return rows[0]?.id;
}

/** Whether somebody else of a request has this address, as addresses are compared. */
export async function hasAddressInRequest(company: Company, signingRequestId: string, key: string, except: string): Promise<boolean> {
  const { rows } = await sql`
    select from signing_recipient
    where company_id = ${company.id} and request_id = ${signingRequestId}::uuid and email_key = ${key} and id <> ${except}::uuid
  `.execute(company.tx);
  return rows.length > 0;
}

/** The ongoing requests whose due date is before a day, some at a time. */
export async function readOverdue(company: Company, today: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from signing_request
    where company_id = ${company.id} and not is_ended and status in ('Created', 'InProgress') and expires_on < ${today}::date
    order by expires_on, id limit 500
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

export async function deleteRequest(company: Company, signingRequestId: string): Promise<void> {
  await sql`delete from signing_request where company_id = ${company.id} and id = ${signingRequestId}::uuid`.execute(company.tx);
}
