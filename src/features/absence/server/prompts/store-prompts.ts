import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

interface WaitingPrompt {
  sentBy: string;
  message: string;
}

export async function insertPrompt(
  company: Company,
  { promptId, sentBy, message, now }: WaitingPrompt & { promptId: string; now: Date },
): Promise<void> {
  await sql`
    insert into absence_prompt (company_id, id, sent_by, message, asked_at)
    values (${company.id}, ${promptId}::uuid, ${sentBy}::uuid, ${message}, ${now})
  `.execute(company.tx);
}

/** Ends the wait of a reminder, only of this sender's if one is given; undefined when it was sent or undone before. */
export async function takePrompt(
  company: Company,
  { promptId, sentBy }: { promptId: string; sentBy?: string },
): Promise<WaitingPrompt | undefined> {
  const bySender = sentBy === undefined ? sql`` : sql`and sent_by = ${sentBy}::uuid`;
  const { rows } = await sql<WaitingPrompt>`
    delete from absence_prompt where company_id = ${company.id} and id = ${promptId}::uuid ${bySender}
    returning sent_by as "sentBy", message
  `.execute(company.tx);
  return rows[0];
}
