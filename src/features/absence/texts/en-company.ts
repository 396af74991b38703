import { en as home } from './en-home.ts';

export const enCompany = {
  settingsLink: {
    title: 'Vacation and leave',
    text: 'Vacation days, approval, public holidays, work week and self-certified sick leave have a page of their own.',
    open: 'Open absence settings',
  },
  welcome: {
    closed: 'The absence calendar is not opened yet',
    closedText: 'An administrator opens it for the company. Then you see who is away, and how many days you have left.',
    openText: home.open.text,
    open: home.open.action,
    title: 'Welcome to the absence calendar',
    text: 'These rules hold for everybody. You can change them later under Settings.',
    days: 'Vacation days a year',
    daysText: 'The Holidays Act gives 21 working days; five weeks are 25.',
    autoApprove: 'Approve absence automatically',
    autoApproveText: 'Requests hold at once, without anybody’s approval.',
    autoHome: 'Approve home office automatically',
    halfDays: 'Allow half days',
    confirm: 'Open it',
    opened: 'The absence calendar is open for everybody.',
  },
  prompt: {
    title: 'Remind to book vacation',
    to: {
      all: 'A mail goes to everybody in the company who has vacation days left.',
      team: 'A mail goes to those of your team who have vacation days left.',
      person: 'A mail goes to this person.',
    },
    noneLeft: {
      all: 'Nobody in the company has vacation days left.',
      team: 'Nobody in your team has vacation days left.',
      person: 'This person has no vacation days left this year.',
    },
    noneReached: 'Nobody of those who have vacation days left has an e-mail address.',
    scope: 'Whom',
    scopes: { all: 'Everybody', team: 'Your team' },
    person: 'Person',
    left: 'Days left',
    unreachable: 'No e-mail address',
    message: 'Message',
    messageText: 'Stands in the mail, in your words.',
    send: '{count, plural, one {Remind # person} other {Remind # people}}',
    sent: '{count, plural, one {# person has been reminded.} other {# people have been reminded.}}',
  },
};
