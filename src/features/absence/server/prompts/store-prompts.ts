import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

interface WaitingPrompt {
  sentBy: string;
  message: string;
  askedAt: Date;
}

export async function insertPrompt(
  company: Company,
  { promptId, sentBy, message, askedAt }: WaitingPrompt & { promptId: string },
): Promise<void> {
  await sql`
    insert into absence_prompt (company_id, id, sent_by, message, asked_at)
    values (${company.id}, ${promptId}::uuid, ${sentBy}::uuid, ${message}, ${askedAt})
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
    returning sent_by as "sentBy", message, asked_at as "askedAt"
  `.execute(company.tx);
  return rows[0];
}

/** Deletes the reminders of a company that were asked for before a moment; returns how many. */
export async function deletePromptsBefore(company: Company, before: Date): Promise<number> {
  const { rows } = await sql`
    delete from absence_prompt where company_id = ${company.id} and asked_at < ${before} returning id
  `.execute(company.tx);
  return rows.length;
}
