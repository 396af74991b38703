import { demoKeyOf } from '#features/integrations/server/accounting/demo/demo-provider.ts';
import type { ConnectionKey } from '#features/integrations/server/connections/save-connection.ts';
import integrations from '#features/integrations/server/index.ts';
import type { PersonRecord } from '#features/people/server/person-record.ts';
import { demoCompanies } from './demo-companies.ts';
import { callAs, type DemoContext } from './demo-context.ts';
import { momentAgo } from './recent-weeks.ts';

/** The form of an address that Slack gives out, of no channel. A demo sends nothing (`slack-scheduled.ts`), and the page says so. */
const noChannel = 'https://hooks.slack.com/services/T000000000/B000000000/demo000000000000';

/** A message to Slack of who is away tomorrow, and an accounting system to compare with. */
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
  await connectDemoSystem(context, director);
}

async function connectDemoSystem(context: DemoContext, director: PersonRecord): Promise<void> {
  const key = demoKeyOf(context.services, context.company.id);
  const tested = {
    companyName: demoCompanies[0]?.registration.name ?? 'Tripletex',
    registryId: null,
    missingPrivileges: [],
    clients: [],
    departments: [],
  };
  const credentials = { key, consumerToken: null, clientId: null };
  const prepared = { system: 'tripletex', credentials, tested, department: null, userType: 'NO_ACCESS' } satisfies ConnectionKey;
  await callAs(context, { by: director, feature: integrations, call: 'connectTripletex', body: { employeeToken: key }, prepared });
}
