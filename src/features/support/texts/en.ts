import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { support } from '../contract/index.ts';

export const en = {
  errors: {
    'support.NotSupport': 'Only Samspill support can open this. Sign in with a support account.',
    'support.NotLetIn': 'The company is not here, or does not let support in. Ask one of its administrators to turn on support access.',
  } satisfies Record<ErrorCodeOf<typeof support>, string>,
  settings: {
    support: 'Support access',
    supportText:
      'When you ask Samspill support for help, you can let them look. They see what a System Admin sees, but change nothing, and see no national identity numbers, account numbers or personal reminders.',
    allow: 'Let Samspill support look into the company',
    onlySystemAdmins: 'Only system admins can change this.',
    allowHint: 'Turn it off when you have been helped. Whoever is looking then is signed out at once.',
    turnedOn: 'Samspill support may look into the company',
    turnedOff: 'Samspill support is shut out',
    changed: 'Somebody else has changed the settings. Look at them and try again.',
    visits: 'Last visits by support',
    period: '{from} to {to}',
    now: 'Looking now',
    ended: 'Ended',
    never: 'Support has not looked into the company.',
    log: 'Everything they open stands in the log.',
  },
  enter: {
    title: 'Samspill support',
    lead: 'Look into a company that has turned on support access. You cannot change anything, and everything you open stands in the company’s log.',
    registryId: 'Organisation number',
    registryIdHint: 'Nine digits',
    confirm: 'Look into the company',
  },
};
