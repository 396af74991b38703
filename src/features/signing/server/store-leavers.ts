import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { lockRows } from '#kernel/server/store-lock.ts';

/** Those of these people who asked for signatures or were asked for theirs. */
export async function findPeopleOfRequests(company: Company, companyUserIds: readonly string[]): Promise<string[]> {
  const ids = [...companyUserIds];
  const { rows } = await sql<{ id: string }>`
    select requested_by as id from signing_request where company_id = ${company.id} and requested_by = any(${ids}::uuid[])
    union
    select company_user_id from signing_recipient where company_id = ${company.id} and company_user_id = any(${ids}::uuid[])
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/**
 * What there is of a person whose employment contracts these are: ongoing requests they asked for, those that wait for them or that their erasure
 * cancels, and completed ones they signed.
 */
export async function countOfPerson(
  company: Company,
  companyUserId: string,
  documentIds: readonly string[],
): Promise<{ asked: number; awaited: number; cancelled: number; signed: number }> {
  const contracts = sql`${[...documentIds]}::uuid[]`;
  const { rows } = await sql<{ asked: number; awaited: number; cancelled: number; signed: number }>`
    select
      (select count(*)::integer from signing_request where company_id = ${company.id} and requested_by = ${companyUserId}::uuid and not is_ended)
        as asked,
      (select count(*)::integer from signing_request request where request.company_id = ${company.id} and not request.is_ended
        and ${namesThem(companyUserId, sql`and answered_at is null`)}) as awaited,
      (select count(*)::integer from signing_request request where request.company_id = ${company.id} and not request.is_ended
        and (${namesThem(companyUserId, sql`and answered_at is null`)} or (request.status in ('Created', 'InProgress')
          and (request.document_id = any(${contracts}) or (${annuls(contracts)} and ${awaitsNobodyHere}))))) as cancelled,
      (select count(*)::integer from signing_request request where request.company_id = ${company.id} and request.status = 'Completed'
        and ${namesThem(companyUserId)}) as signed
  `.execute(company.tx);
  return rows[0] ?? { asked: 0, awaited: 0, cancelled: 0, signed: 0 };
}

const namesThem = (companyUserId: string, more = sql``) => sql`exists (
  select from signing_recipient one where one.company_id = request.company_id and one.request_id = request.id
    and one.company_user_id = ${companyUserId}::uuid ${more})`;

const annuls = (contracts: RawBuilder<unknown>) => sql`exists (
  select from signing_request annulled where annulled.company_id = request.company_id and annulled.id = request.annuls_id
    and annulled.document_id = any(${contracts}))`;
/** Waits for somebody who is nobody here: of an annulment they may be the person whose contract it is. */
const awaitsNobodyHere = sql`exists (
  select from signing_recipient one where one.company_id = request.company_id and one.request_id = request.id
    and one.company_user_id is null and one.answered_at is null)`;

/**
 * Locks all requests that the erasure of a person whose employment contracts these are may change or look at, at once and in the order of their ids: whoever
 * completes an annulment locks several of them as well.
 */
export async function lockRequestsOfPerson(company: Company, companyUserId: string, documentIds: readonly string[]): Promise<void> {
  const contracts = sql`${[...documentIds]}::uuid[]`;
  const { rows } = await sql<{ id: string }>`
    select id from signing_request request where request.company_id = ${company.id} and (request.document_id = any(${contracts})
      or ${annuls(contracts)} or request.location_person_id = ${companyUserId}::uuid or ${namesThem(companyUserId)})
  `.execute(company.tx);
  await lockRows(
    company,
    'signing_request',
    rows.map(({ id }) => id),
    { noKey: true },
  );
}

/** Locks the requests of an employment contract and of its annulment, in the order of their ids. */
export async function lockRequestsOfContract(company: Company, documentId: string): Promise<void> {
  const contract = sql`array[${documentId}::uuid]`;
  const { rows } = await sql<{ id: string }>`
    select id from signing_request request where request.company_id = ${company.id} and (request.document_id = ${documentId}::uuid or ${annuls(contract)})
  `.execute(company.tx);
  await lockRows(
    company,
    'signing_request',
    rows.map(({ id }) => id),
    { noKey: true },
  );
}

/** The ongoing requests that wait for a person's signature. */
export async function readAwaiting(company: Company, companyUserId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from signing_request request where company_id = ${company.id} and status in ('Created', 'InProgress')
      and ${namesThem(companyUserId, sql`and answered_at is null`)} order by id
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** The requests for signatures of these employment contracts that are ongoing, or ended without them. */
export async function readUnsignedOfDocuments(company: Company, documentIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from signing_request where company_id = ${company.id} and document_id = any(${[...documentIds]}::uuid[])
      and status <> 'Completed' order by id
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** Requests of employment contracts, or of their annulment, whose signed file was to go to the profile of a person. */
export async function readForProfile(company: Company, companyUserId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from signing_request where company_id = ${company.id} and location_person_id = ${companyUserId}::uuid and is_of_contract order by id
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** Keeps whose employment contract it was with the requests of it and of its annulment, which do not lead to it any more once it is deleted. */
export async function writePersonOfContract(company: Company, documentId: string, personId: string): Promise<void> {
  const unnamed = sql`request.company_id = ${company.id} and request.is_of_contract and request.location_person_id is null
    and (request.document_id = ${documentId}::uuid or ${annuls(sql`array[${documentId}::uuid]`)})`;
  const { rows } = await sql<{ id: string }>`select id from signing_request request where ${unnamed}`.execute(company.tx);
  const ids = rows.map(({ id }) => id);
  await lockRows(company, 'signing_request', ids, { noKey: true });
  await sql`
    update signing_request set location_person_id = ${personId}::uuid where company_id = ${company.id} and id = any(${ids}::uuid[])
  `.execute(company.tx);
}

/** The annulments of these employment contracts that may still end, or have ended, without their signatures. */
export async function readAnnulmentsOfDocuments(company: Company, documentIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select annulment.id from signing_request annulment
    join signing_request annulled on annulled.company_id = annulment.company_id and annulled.id = annulment.annuls_id
    where annulment.company_id = ${company.id} and annulled.company_id = ${company.id}
      and annulled.document_id = any(${[...documentIds]}::uuid[]) and annulment.status <> 'Completed'
    order by annulment.id
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** Marks ongoing requests of the employment contract of somebody who is erased, so that they lose what they say of it when they end without their signatures. */
export async function markOfErased(company: Company, signingRequestIds: readonly string[]): Promise<void> {
  await lockRows(company, 'signing_request', signingRequestIds, { noKey: true });
  await sql`
    update signing_request set is_of_erased = true
    where company_id = ${company.id} and id = any(${[...signingRequestIds]}::uuid[]) and not is_ended
  `.execute(company.tx);
}

type ErasedNames = Readonly<Record<'no' | 'en', string>>;

/**
 * Erases a person from requests. One that everybody signed keeps what its sealed file says of them, as the company's proof of an agreement; of others
 * nothing is kept but that somebody was asked (signing.22). Ongoing ones are marked: what they signed with is still to be sealed.
 */
export async function erasePerson(company: Company, companyUserId: string, erasedNames: ErasedNames): Promise<void> {
  const theirs = sql`recipient.company_id = ${company.id} and recipient.company_user_id = ${companyUserId}::uuid`;
  // Before their people, as whoever changes a request does.
  const { rows } = await sql<{ id: string }>`select distinct request_id as id from signing_recipient recipient where ${theirs}`.execute(
    company.tx,
  );
  await lockRows(
    company,
    'signing_request',
    rows.map(({ id }) => id),
    { noKey: true },
  );
  await eraseSigners(company, theirs, erasedNames);
  await sql`update signing_recipient recipient set company_user_id = null, phone = null, is_erased = true where ${theirs}`.execute(
    company.tx,
  );
  await sql`delete from signing_upload where company_id = ${company.id} and uploaded_by = ${companyUserId}::uuid`.execute(company.tx);
  await sql`
    update signing_request set location_person_id = null where company_id = ${company.id} and location_person_id = ${companyUserId}::uuid
  `.execute(company.tx);
}

/** What was kept of erased people while their request was ongoing goes when it has ended. */
export function eraseAtEnd(company: Company, signingRequestId: string, erasedNames: ErasedNames): Promise<void> {
  const theirs = sql`recipient.company_id = ${company.id} and recipient.request_id = ${signingRequestId}::uuid and recipient.is_erased`;
  return eraseSigners(company, theirs, erasedNames);
}

/**
 * Erases what those of these requests that ended without their signatures say of the employment contract of somebody who is erased: files, name, note,
 * reasons, and those of their people who are nobody here. Answers which they are, and the digests of the files.
 */
export async function eraseContent(
  company: Company,
  signingRequestIds: readonly string[],
  { erasedNames, keptReasons }: { erasedNames: ErasedNames; keptReasons: readonly string[] },
): Promise<{ ids: string[]; digests: string[] }> {
  const kept = sql`any(${[...keptReasons]}::text[])`;
  const { rows } = await sql<{ id: string }>`
    update signing_request request set note = '', reason = case when reason = ${kept} then reason end,
      name = case request.language when 'no' then ${erasedNames.no} else ${erasedNames.en} end
    where company_id = ${company.id} and id = any(${[...signingRequestIds]}::uuid[]) and status in ('Rejected', 'Expired', 'Canceled')
    returning id
  `.execute(company.tx);
  const ids = rows.map(({ id }) => id);
  const theirs = sql`company_id = ${company.id} and request_id = any(${ids}::uuid[])`;
  const files = await sql<{ sha256: string }>`delete from signing_file where ${theirs} returning sha256`.execute(company.tx);
  await sql`
    update signing_event set personal = null, salt = null
    where ${theirs} and (kind in ('created', 'rejected') or (kind = 'cancelled' and not (personal ->> 'reason' = ${kept})))
  `.execute(company.tx);
  await sql`update signing_recipient set reject_reason = null where ${theirs} and reject_reason is not null`.execute(company.tx);
  await sql`update signing_recipient set is_erased = true, phone = null where ${theirs} and company_user_id is null`.execute(company.tx);
  const erased = sql`recipient.company_id = ${company.id} and recipient.request_id = any(${ids}::uuid[]) and recipient.is_erased`;
  await eraseSigners(company, erased, erasedNames);
  await sql`
    update signing_request request set search_text = signing_words(request) where company_id = ${company.id} and id = any(${ids}::uuid[])
  `.execute(company.tx);
  return { ids, digests: files.rows.map(({ sha256 }) => sha256) };
}

/** Takes these people out of their requests that have ended. */
async function eraseSigners(company: Company, theirs: RawBuilder<unknown>, erasedNames: ErasedNames): Promise<void> {
  const unproven = sql`exists (select from signing_request request where request.company_id = recipient.company_id
    and request.id = recipient.request_id and request.status in ('Rejected', 'Expired', 'Canceled'))`;
  await sql`
    update signing_event event set personal = null, salt = null
    from signing_recipient recipient
    where ${theirs} and ${unproven} and event.company_id = recipient.company_id and event.request_id = recipient.request_id
      and event.recipient_id = recipient.id
  `.execute(company.tx);
  await sql`
    update signing_request request set reason = null
    from signing_recipient recipient
    where ${theirs} and recipient.status = 'Rejected' and request.company_id = recipient.company_id and request.id = recipient.request_id
  `.execute(company.tx);
  await sql`
    update signing_recipient recipient set email = '', email_key = '', reject_reason = null, consent_text = '', delivery_problem = null,
      signature_name = null, name = (select case request.language when 'no' then ${erasedNames.no} else ${erasedNames.en} end
        from signing_request request where request.company_id = recipient.company_id and request.id = recipient.request_id)
    where ${theirs} and ${unproven}
  `.execute(company.tx);
  await sql`
    update signing_recipient recipient set signature_strokes = null, signature_ratio = null, identity_subject = null, identity_name = null,
      identity_acr = null, identity_issuer = null
    from signing_request request
    where ${theirs} and request.company_id = recipient.company_id and request.id = recipient.request_id and request.is_ended
  `.execute(company.tx);
}
