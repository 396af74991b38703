import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Preferences } from '../../contract/preferences.ts';
import { channelNumber, type Reason } from '../../contract/reasons.ts';

/** A user's settings, and their version for the next change; 0 before the first. */
export interface Chosen {
  preferences: Preferences;
  version: number;
}

interface Row {
  muted: string[];
  digestAt: string | null;
  quietFrom: string | null;
  quietTo: string | null;
  muteWhileAway: boolean;
  version: number;
}

const nothing: Chosen = {
  preferences: { muted: [], digestAt: null, quietFrom: null, quietTo: null, muteWhileAway: false },
  version: 0,
};

/** Serialises changes of a user's settings. It locks the person, because there is no settings row before the first change. */
export async function lockPreferences(company: Company, companyUserId: string): Promise<void> {
  await sql`
    select 1 from company_user where company_id = ${company.id} and id = ${companyUserId}::uuid for no key update
  `.execute(company.tx);
}

/** A user's notification settings. */
export async function readPreferences(company: Company, companyUserId: string): Promise<Chosen> {
  const { rows } = await sql<Row>`
    select muted, to_char(digest_at, 'HH24:MI') as "digestAt", to_char(quiet_from, 'HH24:MI') as "quietFrom",
      to_char(quiet_to, 'HH24:MI') as "quietTo", mute_while_away as "muteWhileAway", version
    from notification_preference where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid
  `.execute(company.tx);
  const [row] = rows;
  if (!row) return nothing;
  const { version, muted, ...rest } = row;
  return { preferences: { ...rest, muted: muted.map(mutedOf) }, version };
}

/** Writes the settings and returns the new version. */
export async function writePreferences(company: Company, companyUserId: string, preferences: Preferences): Promise<number> {
  const { muted, digestAt, quietFrom, quietTo, muteWhileAway } = preferences;
  const { rows } = await sql<{ version: number }>`
    insert into notification_preference as kept (company_id, company_user_id, muted, digest_at, quiet_from, quiet_to, mute_while_away)
    values (${company.id}, ${companyUserId}::uuid, ${muted.map(mutedText)}::text[], ${digestAt}::time, ${quietFrom}::time, ${quietTo}::time,
      ${muteWhileAway})
    on conflict (company_id, company_user_id) do update set
      muted = excluded.muted, digest_at = excluded.digest_at, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
      mute_while_away = excluded.mute_while_away, version = kept.version + 1
    returning version
  `.execute(company.tx);
  const [row] = rows;
  if (!row) throw new Error('Preferences that were just written are there.');
  return row.version;
}

type Muted = Preferences['muted'][number];

function mutedText({ reason, channel }: Muted): string {
  return `${reason}:${channel}`;
}

function mutedOf(text: string): Muted {
  const [reason, channel] = text.split(':');
  // Written by `mutedText`.
  return { reason: reason as Reason, channel: Number(channel) === channelNumber.sms ? channelNumber.sms : channelNumber.email };
}

/** Whether a person has a mobile number. */
export async function hasMobile(company: Company, companyUserId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select coalesce(mobile_phone_number, '') <> '' as has from company_user where company_id = ${company.id} and id = ${companyUserId}::uuid
  `.execute(company.tx);
  return rows[0]?.has ?? false;
}

/** The recipient of mails that can be unsubscribed, and the sending company; locked, so that concurrent requests are serialised. */
export async function readSubscriber(company: Company, companyUserId: string): Promise<{ companyName: string } | undefined> {
  const { rows } = await sql<{ companyName: string }>`
    select owner.name as "companyName" from company_user person
    join company owner on owner.company_id = person.company_id
    where person.company_id = ${company.id} and person.id = ${companyUserId}::uuid and person.state <> 'deleted'
    for no key update of person
  `.execute(company.tx);
  return rows[0];
}
