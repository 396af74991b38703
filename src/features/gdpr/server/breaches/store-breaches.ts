import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import { lockRows } from '#kernel/server/store-lock.ts';
import type { BreachEventKind, BreachKind, BreachState } from '../../contract/kinds.ts';
import type { LocalText } from '../../contract/local-text.ts';
import { isoMoment } from '../store-moments.ts';
import type { Assessed } from '../../contract/rules/breach-duties.ts';

/** What people write of a breach. */
export interface BreachContent extends Assessed {
  title: string;
  kinds: BreachKind[];
  description: string;
  happenedFrom: Date | null;
  dataSubjects: string[];
  dataCategories: string[];
  subjects: number | null;
  records: number | null;
  consequences: string;
  measures: string;
  treatmentIds: string[];
}

/** One line of the timeline; its moment is text, as JSON has no other. */
interface StoredEvent {
  eventId: string;
  kind: BreachEventKind;
  at: string;
  text: string;
  by: string | null;
}

export interface StoredBreach extends BreachContent {
  breachId: string;
  state: BreachState;
  treatments: { treatmentId: string; treatmentName: LocalText }[];
  events: StoredEvent[];
  createdAt: Date;
  closedAt: Date | null;
  version: number;
}

/** The breaches: open ones by when somebody became aware, then the closed ones, newest first; or one of them. One statement. */
export async function readBreaches(company: Company, breachId?: string): Promise<StoredBreach[]> {
  const { rows } = await sql<StoredBreach>`
    select breach.id as "breachId", breach.title, breach.state, breach.kinds, breach.description, breach.aware_at as "awareAt",
      breach.happened_from as "happenedFrom", breach.data_subjects as "dataSubjects", breach.data_categories as "dataCategories",
      breach.subjects, breach.records, breach.consequences, breach.measures, breach.risk, breach.risk_reason as "riskReason",
      breach.authority_notified_at as "authorityNotifiedAt", breach.late_reason as "lateReason", breach.people_told_at as "peopleToldAt",
      breach.people_exception as "peopleException", breach.people_reason as "peopleReason", breach.created_at as "createdAt",
      breach.closed_at as "closedAt", breach.version, coalesce(about.ids, '[]') as "treatmentIds", coalesce(about.named, '[]') as treatments,
      coalesce(told.events, '[]') as events
    from gdpr_breach breach
    left join lateral (
      select json_agg(treatment.id order by treatment.id) as ids,
        json_agg(json_build_object('treatmentId', treatment.id, 'treatmentName', treatment.content -> 'treatmentName') order by treatment.id) as named
      from gdpr_treatment treatment where treatment.company_id = breach.company_id and treatment.id = any(breach.treatment_ids)
    ) about on true
    left join lateral (
      select json_agg(json_build_object('eventId', event.id, 'kind', event.kind, 'at', ${isoMoment(sql`event.at`)}, 'text', event.text, 'by',
        case when person.state <> 'deleted' then person.first_name || ' ' || person.last_name end) order by event.at, event.id) as events
      from gdpr_breach_event event
      left join company_user person on person.company_id = event.company_id and person.id = event.created_by
      where event.company_id = breach.company_id and event.breach_id = breach.id
    ) told on true
    where breach.company_id = ${company.id} ${breachId === undefined ? sql`` : sql`and breach.id = ${breachId}::uuid`}
    order by breach.state desc, case when breach.state = 'open' then breach.aware_at end, breach.aware_at desc, breach.id
  `.execute(company.tx);
  return rows;
}

/** One breach, locked on request before it is read. */
export async function readBreach(company: Company, breachId: string, { lock = false } = {}): Promise<StoredBreach | undefined> {
  if (lock) await lockRows(company, 'gdpr_breach', [breachId]);
  return (await readBreaches(company, breachId))[0];
}

interface Written {
  breachId: string;
  content: BreachContent;
}

export async function insertBreach(company: Company, { breachId, content, by, now }: Written & { by: string; now: Date }): Promise<void> {
  await sql`
    insert into gdpr_breach (company_id, id, title, state, kinds, description, aware_at, happened_from, data_subjects, data_categories, subjects,
      records, consequences, measures, risk, risk_reason, authority_notified_at, late_reason, people_told_at, people_exception, people_reason,
      treatment_ids, created_by, created_at)
    values (${company.id}, ${breachId}::uuid, ${content.title}, 'open', ${content.kinds}::text[], ${content.description},
      ${content.awareAt}::timestamptz, ${content.happenedFrom}::timestamptz, ${content.dataSubjects}::text[], ${content.dataCategories}::text[],
      ${content.subjects}, ${content.records}, ${content.consequences}, ${content.measures}, ${content.risk}, ${content.riskReason},
      ${content.authorityNotifiedAt}::timestamptz, ${content.lateReason}, ${content.peopleToldAt}::timestamptz, ${content.peopleException},
      ${content.peopleReason}, ${content.treatmentIds}::uuid[], ${by}::uuid, ${now}::timestamptz)
  `.execute(company.tx);
}

export async function writeBreach(company: Company, { breachId, content }: Written): Promise<void> {
  await sql`
    update gdpr_breach set title = ${content.title}, kinds = ${content.kinds}::text[], description = ${content.description},
      aware_at = ${content.awareAt}::timestamptz, happened_from = ${content.happenedFrom}::timestamptz,
      data_subjects = ${content.dataSubjects}::text[], data_categories = ${content.dataCategories}::text[], subjects = ${content.subjects},
      records = ${content.records}, consequences = ${content.consequences}, measures = ${content.measures}, risk = ${content.risk},
      risk_reason = ${content.riskReason}, authority_notified_at = ${content.authorityNotifiedAt}::timestamptz,
      late_reason = ${content.lateReason}, people_told_at = ${content.peopleToldAt}::timestamptz,
      people_exception = ${content.peopleException}, people_reason = ${content.peopleReason}, treatment_ids = ${content.treatmentIds}::uuid[],
      version = version + 1
    where company_id = ${company.id} and id = ${breachId}::uuid
  `.execute(company.tx);
}

export async function writeClosed(company: Company, { breachId, now }: { breachId: string; now: Date }): Promise<void> {
  await sql`
    update gdpr_breach set state = 'closed', closed_at = ${now}::timestamptz, version = version + 1
    where company_id = ${company.id} and id = ${breachId}::uuid
  `.execute(company.tx);
}

/** Opens a closed breach again. */
export async function writeReopened(company: Company, breachId: string): Promise<void> {
  await sql`
    update gdpr_breach set state = 'open', closed_at = null, version = version + 1
    where company_id = ${company.id} and id = ${breachId}::uuid
  `.execute(company.tx);
}

interface NewEvent {
  kind: BreachEventKind;
  breachId: string;
  at: Date;
  text: string;
  by: string | null;
}

/** Adds lines to a timeline; one statement. */
export async function insertEvents(company: Company, events: readonly NewEvent[]): Promise<void> {
  const lines = JSON.stringify(events.map(({ at, ...event }) => ({ ...event, at: at.toISOString(), id: newId() })));
  await sql`
    insert into gdpr_breach_event (company_id, id, breach_id, kind, at, text, created_by)
    select ${company.id}, line.id, line."breachId", line.kind, line.at, line.text, line.by
    from jsonb_to_recordset(${lines}::jsonb) line (id uuid, "breachId" uuid, kind text, at timestamptz, text text, by uuid)
  `.execute(company.tx);
}
