import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** Ends what somebody has shown of who they are: open codes, and browsers that were let in. */
export async function deleteConfirmations(company: Company, recipientId: string): Promise<void> {
  await sql`
    with codes as (delete from signing_code where company_id = ${company.id} and recipient_id = ${recipientId}::uuid)
    delete from signing_confirmation where company_id = ${company.id} and recipient_id = ${recipientId}::uuid
  `.execute(company.tx);
}
