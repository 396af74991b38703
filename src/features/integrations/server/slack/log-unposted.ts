import type { Company } from '#kernel/server/database/unit.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import { systemCaller } from '#kernel/server/system-caller.ts';
import { slackJobKind } from '../../contract/kinds.ts';
import type { SlackJobRow } from './store-slack-jobs.ts';
import type { PostState } from './store-slack-posts.ts';

/** What writes to the log that the message of a day was not posted. */
export const slackPostFailed = 'integrations.fail-slack-post';

/** Writes to the log that messages of a day were tried and are not tried again; the message itself goes on (integrations.36). */
export async function logUnposted(
  company: Company,
  messages: readonly Pick<SlackJobRow, 'id' | 'name'>[],
  { state, now }: { state: Extract<PostState, 'late' | 'refused' | 'uncertain'>; now: Date },
): Promise<void> {
  if (messages.length === 0) return;
  await writeAudit(
    company,
    systemCaller(slackPostFailed, { at: now }),
    messages.map(({ id, name }) => ({ entity: slackJobKind, entityId: id, after: { name, action: state } })),
  );
}
