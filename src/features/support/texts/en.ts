import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { support } from '../contract/index.ts';

export const en = {
  errors: {
    'support.NotSupport': 'Only Samspill support can open this. Sign in with a support account.',
    'support.NotLetIn': 'The company does not exist, or has not turned on support access. Ask one of its administrators to turn it on.',
  } satisfies Record<ErrorCodeOf<typeof support>, string>,
  settings: {
    support: 'Support access',
    supportText:
      'When you ask Samspill support for help, you can let them view your company. They see what a System Admin sees, but cannot change anything or see national identity numbers, account numbers or personal reminders.',
    allow: 'Let Samspill support view the company',
    onlySystemAdmins: 'Only a System Admin can change this.',
    allowHint: 'Turn it off when you no longer need help. Anyone from support who is viewing the company is signed out at once.',
    noEnd: 'Access lasts until you turn it off.',
    lasts: 'Access lasts up to and including {day}. Then it turns itself off.',
    setEnd: 'Set the last day',
    changeEnd: 'Change the last day',
    endTitle: 'Last day of support access',
    endText: 'Support can view the company up to and including this day. After that, access turns itself off.',
    endDay: 'Last day',
    endHint: 'Leave empty to keep access until you turn it off.',
    endSave: 'Save the last day',
    endSaved: 'The last day of support access was saved',
    turnedOn: 'Samspill support can now view the company',
    turnedOff: 'Samspill support no longer has access',
    changed: 'The settings have been changed since you opened them. Look at them and try again.',
    visits: 'Last visits by support',
    period: '{from} to {to}',
    now: 'Viewing now',
    ended: 'Ended',
    never: 'Support has never viewed the company.',
    log: 'The log shows everything they open.',
  },
  enter: {
    title: 'Samspill support',
    lead: 'View a company that has turned on support access. You cannot change anything, and the company’s log shows everything you open.',
    registryId: 'Organisation number',
    registryIdHint: 'Nine digits',
    confirm: 'View the company',
  },
};
