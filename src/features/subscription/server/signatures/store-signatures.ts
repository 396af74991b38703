import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { SignatureQuota } from '../rules/roll-signatures.ts';

export async function readQuota(company: Company): Promise<SignatureQuota> {
  const { rows } = await sql<SignatureQuota>`
    select signature_year::text as year, coalesce(signature_since, signature_year)::text as since, signatures_before as before, signatures_granted as granted, signatures_of_packs as "ofPacks"
    from subscription where company_id = ${company.id}
  `.execute(company.tx);
  return rows[0] ?? { year: null, since: null, before: 0, granted: 0, ofPacks: 0 };
}

export async function writeQuota(company: Company, { year, since, before, granted, ofPacks }: SignatureQuota): Promise<void> {
  await sql`
    update subscription set signature_year = ${year}::date, signature_since = ${since}::date, signatures_before = ${before}, signatures_granted = ${granted},
      signatures_of_packs = ${ofPacks}
    where company_id = ${company.id}
  `.execute(company.tx);
}
