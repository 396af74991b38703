import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { BaseData, EmploymentDocument, FinishStep } from '../contract/document.ts';
import type { DocumentState } from '../contract/kinds.ts';
import { isDraft } from '../contract/rules/document-status.ts';
import type { Element } from '../contract/rules/compose.ts';
import type { ContractTemplate, Value } from '../contract/template.ts';

/** What is stored of a document besides its content. */
export interface DocumentHead {
  documentId: string;
  state: DocumentState;
  language: 'no' | 'en';
  name: string | null;
  personId: string | null;
  parentId: string | null;
  /** What its contract is called. */
  parentName: string | null;
  templateKey: string;
  templateName: string;
  templateVersion: string;
  firstName: string | null;
  lastName: string | null;
  position: string | null;
  /** The same as it was published last, also while it is edited again. */
  publishedWords: Pick<DocumentHead, 'name' | 'firstName' | 'lastName' | 'position'> | null;
  publishedAt: Date | null;
  publishedSha256: string | null;
  publishedSize: number | null;
  fingerprint: string | null;
  signedAt: Date | null;
  signedSha256: string | null;
  signedSize: number | null;
  signedName: string | null;
  signedType: string | null;
  annulledAt: Date | null;
  /** Of an addendum, whether its contract is. */
  isContractAnnulled: boolean;
  createdAt: Date;
  changedAt: Date;
  changedBy: string | null;
  editSession: string | null;
  finishing: FinishStep[];
  /** The day on which the person is to be updated, when the contract applies from a later day. */
  personUpdateOn: string | null;
  version: number;
}

export interface DocumentContent {
  template: ContractTemplate;
  baseData: BaseData;
  values: Record<string, Value>;
  elements: Element[];
}
export type StoredDocument = DocumentHead &
  DocumentContent & { changedByName: string | null } & Pick<EmploymentDocument, 'waitingContracts'>;

const parentName = sql`(select coalesce(parent.name,
    nullif(concat_ws(' ', nullif(parent.first_name, ''), nullif(parent.last_name, '')), ''), parent.template_names ->> parent.language)
  from employment_contract parent where parent.company_id = employment_contract.company_id and parent.id = employment_contract.parent_id)`;
const isContractAnnulled = sql`exists (select from employment_contract parent
  where parent.company_id = employment_contract.company_id and parent.id = employment_contract.parent_id and parent.annulled_at is not null)`;
// Erased people have no name.
const changerName = sql`(select changer.first_name || ' ' || changer.last_name from company_user changer
  where changer.company_id = employment_contract.company_id and changer.id = employment_contract.changed_by and changer.state <> 'deleted')`;
// Called by their template where nobody named them, as beside the person their name would not say which it is.
const waitingContracts = sql`(select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'name', coalesce(other.name, other.template_names ->> other.language), 'startDate', other.person_update_on,
    'templateName', case when other.name is null then other.template_names end
  )) order by other.person_update_on, other.created_at, other.id), '[]') from employment_contract other
  where other.company_id = employment_contract.company_id and other.person_id = employment_contract.person_id
    and other.id <> employment_contract.id and other.parent_id is null and other.person_update_on is not null and not other.is_draft)`;
/** The columns of a head. */
export const head = sql`id as "documentId", state, language, name, person_id as "personId", parent_id as "parentId", ${parentName} as "parentName", template_key as "templateKey",
  template_names ->> language as "templateName", template_version as "templateVersion", first_name as "firstName", last_name as "lastName",
  position, published_words as "publishedWords", published_at as "publishedAt", published_sha256 as "publishedSha256", published_size as "publishedSize", fingerprint,
  signed_at as "signedAt", signed_sha256 as "signedSha256", signed_size as "signedSize", signed_name as "signedName",
  signed_type as "signedType", annulled_at as "annulledAt", ${isContractAnnulled} as "isContractAnnulled", created_at as "createdAt", changed_at as "changedAt", changed_by as "changedBy",
  edit_session as "editSession", finishing, person_update_on as "personUpdateOn", version`;

export async function readDocument(company: Company, documentId: string, { lock = false } = {}): Promise<StoredDocument | undefined> {
  const { rows } = await sql<StoredDocument>`
    select ${head}, ${changerName} as "changedByName", ${waitingContracts} as "waitingContracts", template, base_data as "baseData", variables as values, elements
    from employment_contract where company_id = ${company.id} and id = ${documentId}::uuid ${lock ? sql`for update` : sql``}
  `.execute(company.tx);
  return rows[0];
}

/** Holds the contract of an addendum until the commit, before the addendum is locked: nobody annuls it meanwhile, and who has is seen then. */
export async function holdParent(company: Company, documentId: string): Promise<void> {
  await sql`
    select from employment_contract where company_id = ${company.id} and id = (select addendum.parent_id from employment_contract addendum
      where addendum.company_id = ${company.id} and addendum.id = ${documentId}::uuid) for share
  `.execute(company.tx);
}

/** The ids of the addenda to a contract. */
export async function readAddendumIds(company: Company, documentId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from employment_contract where company_id = ${company.id} and parent_id = ${documentId}::uuid order by id
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** The addenda to a contract, the oldest first. */
export async function readAddenda(company: Company, documentId: string): Promise<DocumentHead[]> {
  const { rows } = await sql<DocumentHead>`
    select ${head} from employment_contract where company_id = ${company.id} and parent_id = ${documentId}::uuid order by created_at, id
  `.execute(company.tx);
  return rows;
}

/** Published contracts whose person is to be updated by this day. */
export async function readUpdatesDue(company: Company, today: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from employment_contract where company_id = ${company.id} and person_update_on <= ${today}::date and not is_draft
    order by person_update_on, created_at, id
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/**
 * The first contract of each of these people that waits for a day after the one and up to the other, whose start they are then. Where nobody named it, it
 * is called by its template: beside a day of the person themselves, their name would not say which it is.
 */
export async function findNextContracts(
  company: Company,
  moves: readonly { companyUserId: string; formerDay: string; day: string }[],
): Promise<{ companyUserId: string; name: string }[]> {
  const [ids, after, until] = [
    moves.map(({ companyUserId }) => companyUserId),
    moves.map(({ formerDay }) => formerDay),
    moves.map(({ day }) => day),
  ];
  const { rows } = await sql<{ companyUserId: string; name: string }>`
    select moved.id as "companyUserId", next.name from unnest(${ids}::uuid[], ${after}::date[], ${until}::date[]) as moved (id, after, until)
    cross join lateral (
      select coalesce(name, template_names ->> language) as name from employment_contract
      where company_id = ${company.id} and person_id = moved.id and parent_id is null
        and person_update_on > moved.after and person_update_on <= moved.until and not is_draft
      order by person_update_on, created_at, id limit 1
    ) next
  `.execute(company.tx);
  return rows;
}

/** Lets others who begin a contract wait, so that two do not take the last place. */
export async function lockRoom(company: Company): Promise<void> {
  await sql`select from company where company_id = ${company.id} for no key update`.execute(company.tx);
}

interface SavedDraft extends Pick<StoredDocument, 'documentId' | 'name' | 'personId' | 'baseData' | 'values' | 'elements' | 'editSession'> {
  by: string;
  now: Date;
}

export async function writeDraft(company: Company, draft: SavedDraft): Promise<void> {
  const { documentId, name, personId, baseData, values, elements, editSession, by, now } = draft;
  await sql`
    update employment_contract set name = ${name}, person_id = ${personId}::uuid, base_data = ${JSON.stringify(baseData)}::jsonb,
      variables = ${JSON.stringify(values)}::jsonb, elements = ${JSON.stringify(elements)}::jsonb, edit_session = ${editSession}::uuid,
      changed_by = ${by}::uuid, changed_at = ${now}::timestamptz, version = version + 1
    where company_id = ${company.id} and id = ${documentId}::uuid
  `.execute(company.tx);
}

export async function writeTemplate(
  company: Company,
  given: Pick<StoredDocument, 'documentId' | 'template' | 'elements'> & { by: string; now: Date },
): Promise<void> {
  const { documentId, template, elements, by, now } = given;
  await sql`
    update employment_contract set template = ${JSON.stringify(template)}::jsonb, template_version = ${template.version},
      elements = ${JSON.stringify(elements)}::jsonb, edit_session = null, changed_by = ${by}::uuid, changed_at = ${now}::timestamptz,
      version = version + 1
    where company_id = ${company.id} and id = ${documentId}::uuid
  `.execute(company.tx);
}

export async function writePerson(
  company: Company,
  { documentId, personId, by, now }: { documentId: string; personId: string; by: string; now: Date },
): Promise<void> {
  await sql`
    update employment_contract set person_id = ${personId}::uuid,
      finishing = jsonb_path_query_array(finishing, '$[*] ? (@.step != "createPerson" || @.isDone == true)'), changed_by = ${by}::uuid, changed_at = ${now}::timestamptz, version = version + 1
    where company_id = ${company.id} and id = ${documentId}::uuid
  `.execute(company.tx);
}

/** The addenda to a contract are the person's whose the contract is. */
export async function writePersonOfAddenda(
  company: Company,
  { documentId, personId }: Pick<StoredDocument, 'documentId' | 'personId'>,
): Promise<void> {
  await sql`
    update employment_contract set person_id = ${personId}::uuid
    where company_id = ${company.id} and parent_id = ${documentId}::uuid and person_id is distinct from ${personId}::uuid
  `.execute(company.tx);
}

export async function writeState(
  company: Company,
  { documentId, state, by, now }: Pick<StoredDocument, 'documentId' | 'state'> & { by: string | null; now: Date },
): Promise<void> {
  await sql`
    update employment_contract set state = ${state}, edit_session = null,
      person_update_on = case when ${isDraft(state)} then null else person_update_on end, changed_by = ${by}::uuid, changed_at = ${now}::timestamptz,
      version = version + 1
    where company_id = ${company.id} and id = ${documentId}::uuid
  `.execute(company.tx);
}

/** What was done of finishing a contract, what waits for its day, and whose it became. */
export async function writeFinishing(
  company: Company,
  { documentId, personId, finishing, personUpdateOn }: Pick<StoredDocument, 'documentId' | 'personId' | 'finishing' | 'personUpdateOn'>,
): Promise<void> {
  await sql`
    update employment_contract set person_id = ${personId}::uuid, finishing = ${JSON.stringify(finishing)}::jsonb,
      person_update_on = ${personUpdateOn}::date
    where company_id = ${company.id} and id = ${documentId}::uuid
  `.execute(company.tx);
}

export async function deleteRow(company: Company, documentId: string): Promise<void> {
  await sql`delete from employment_contract where company_id = ${company.id} and id = ${documentId}::uuid`.execute(company.tx);
}
