import type { RuleFields } from '#features/notifications/contract/rule.ts';
import notifications from '#features/notifications/server/index.ts';
import { reasonName } from '#features/notifications/server/public.ts';
import type { PersonRecord } from '#features/people/server/person-record.ts';
import { addDays } from '#kernel/contract/days.ts';
import { callAs, type DemoContext } from './demo-context.ts';

/** Adds rules to a demo company, in addition to the initial ones. */
export async function addRules(context: DemoContext, by: PersonRecord): Promise<void> {
  for (const rule of ownRules()) await callAs(context, { by, feature: notifications, call: 'createRule', body: { rule } });
}

/** A rule that reminded of booking vacation yesterday. */
export async function addPrompt(context: DemoContext, { by, today }: { by: PersonRecord; today: string }): Promise<void> {
  const rule: RuleFields = {
    ...usual,
    ...named('PromptToAddAbsence'),
    description: 'Husk å legge inn ferie før årsskiftet.',
    recipients: ['relatedUser'],
    difference: { direction: 'before', days: 0 },
    date: addDays(today, -1),
  };
  await callAs(context, { by, feature: notifications, call: 'createRule', body: { rule } });
}

const instant = { direction: 'instant', days: 0 } as const;
const channels: RuleFields['channels'] = [1];
const usual = { description: '', repeatDays: null, date: null, channels, actions: [], difference: instant };
const named = (reason: RuleFields['reason']) => ({ reason, title: reasonName(reason, 'no') });

function ownRules(): RuleFields[] {
  return [
    { ...usual, reason: 'CompanyReport', title: 'Ukesrapport', recipients: ['allSystemAdmins'], repeatDays: 7 },
    { ...usual, ...named('SalaryAccountNumberChanged'), recipients: ['allSystemAdmins'] },
    { ...usual, ...named('WorkAnniversary'), recipients: ['reportingManager'], difference: { direction: 'before', days: 7 } },
    { ...usual, ...named('PendingUserInvitation'), recipients: ['allSystemAdmins'], difference: { direction: 'after', days: 3 } },
    { ...usual, ...named('PendingUserUpdateInformation'), recipients: ['relatedUser'], difference: { direction: 'after', days: 3 } },
  ];
}
