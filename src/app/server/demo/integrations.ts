import integrations from '#features/integrations/server/index.ts';
import type { PersonRecord } from '#features/people/server/person-record.ts';
import { callAs, type DemoContext } from './demo-context.ts';
import { momentAgo } from './recent-weeks.ts';

/** The form of an address that Slack gives out, of no channel. A demo sends nothing (`slack-scheduled.ts`), and the page says so. */
const noChannel = 'https://hooks.slack.com/services/T000000000/B000000000/demo000000000000';

/** A message to Slack of who is away tomorrow. */
export async function addIntegrations({
  context,
  people,
  today,
}: {
  context: DemoContext;
  people: readonly PersonRecord[];
  today: string;
}): Promise<void> {
  const [director] = people;
  if (!director) return;
  context.moveTo(momentAgo(today, 6, '13:20'));
  const body = { kind: 'absenceTomorrow', webhookUrl: noChannel, language: 'no', name: '#kontoret' };
  await callAs(context, { by: director, feature: integrations, call: 'createSlackJob', body });
}
