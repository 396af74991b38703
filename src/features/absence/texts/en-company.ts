import { en as home } from './en-home.ts';

export const enCompany = {
  settingsLink: {
    title: 'Vacation and leave',
    text: 'Vacation days, approval, public holidays, work week and self-certified sick leave have a page of their own.',
    open: 'Open absence settings',
  },
  welcome: {
    closed: 'The absence calendar has not been opened yet',
    closedText: 'An administrator opens it for the company. Then you see who is away, and how many days you have left.',
    openText: home.open.text,
    open: home.open.action,
    title: 'Welcome to the absence calendar',
    text: 'These rules apply to everyone. You can change them later under Settings.',
    days: 'Vacation days a year',
    daysText: 'The Holidays Act gives 21 working days; five weeks are 25.',
    autoApprove: 'Approve absence automatically',
    autoApproveText: 'Requests are approved at once, without a manager.',
    autoHome: 'Approve home office automatically',
    halfDays: 'Allow half days',
    confirm: 'Open the calendar',
    opened: 'The absence calendar is open for everyone.',
  },
  prompt: {
    title: 'Remind to book vacation',
    to: {
      all: 'We send an e-mail to everyone in the company who has vacation days left.',
      team: 'We send an e-mail to those in your team who have vacation days left.',
      person: 'We send an e-mail to this person.',
    },
    noneLeft: {
      all: 'Nobody in the company has vacation days left.',
      team: 'Nobody in your team has vacation days left.',
      person: 'This person has no vacation days left this year.',
    },
    noneReached: 'None of those who have vacation days left has access yet. Invite them first.',
    scope: 'To',
    scopes: { all: 'Everyone', team: 'Your team' },
    person: 'Person',
    left: 'Days left',
    unreachable: 'No access yet',
    message: 'Message',
    messageText: 'Included in the e-mail.',
    send: '{count, plural, one {Remind # person} other {Remind # people}}',
    sent: '{count, plural, one {# person has been reminded.} other {# people have been reminded.}}',
  },
};
