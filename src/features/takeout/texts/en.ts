import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { takeout } from '../contract/index.ts';

export const en = {
  errors: {
    'companies.NameDiffers': 'This is not the name of the company. Type it as it stands.',
    'companies.DeletionBegun': 'The time is up, and the deletion has begun. It can no longer be cancelled.',
    'accesscontrol.OnlySystemAdmin': 'Only a System Admin can do this. Ask one of them.',
    'authentication.RecentSignInRequired': 'Sign in again first.',
    'authentication.NotWithApiKey': 'This cannot be done with an API key. Sign in and do it on the page.',
  } satisfies Record<ErrorCodeOf<typeof takeout>, string>,
  own: {
    title: 'Everything about you',
    text: 'Download a copy of what {company} keeps about you here: your profile, notes, absence and files, and when somebody has looked at it. You get a PDF to read, and the same for other programs (JSON).',
    care: 'The copy holds everything, your national identity number too. Keep it in a safe place.',
    download: 'Download everything about me',
  },
  person: {
    title: 'Everything about {name}',
    text: 'Download a copy of what {company} keeps about {name} here: the profile, notes, absence and files, and when somebody has looked at it. You get a PDF to read, and the same for other programs (JSON).',
    care: 'The copy holds everything, the national identity number too. That you downloaded it stands in the log.',
    download: 'Download',
  },
  whole: {
    title: 'Take out everything',
    text: 'Everything {company} has in Samspill as one zip file: all data for other programs (JSON), and the files.',
    care: 'You get an e-mail when it is ready. The file is kept for 7 days. It holds national identity numbers and health data, so keep it in a safe place.',
    start: 'Make a takeout',
    running: 'Packing',
    percent: '{percent}%',
    made: 'Takeouts',
    states: { running: 'Packing', ready: 'Ready', failed: 'Failed' },
    asked: 'Asked for {moment} by {name}',
    askedByNobody: 'Asked for {moment}',
    ready: '{size}. Kept until {day}.',
    failed: 'It could not be made. Try again.',
    download: 'Download',
  },
  deletion: {
    title: 'Delete the company',
    text: 'Everything {company} has stored in Samspill is removed for good, 30 days after you ask for it.',
    goes: 'What is removed: all people and what is kept about them, absence, notes, files, settings and the log, and sign-ins that belong to no other company.',
    stays: 'What stays: our invoices to you, for five years as the law says, and our backups until they are replaced.',
    first: 'Until the 30 days are over, everybody can read and download, but nothing can be changed.',
    ask: 'Delete the company',
    dialogTitle: 'Delete {company}?',
    dialogText:
      'In 30 days everything is removed and cannot be brought back. Until then nothing can be changed, and a system admin can cancel.',
    typed: 'Type {company} to confirm',
    confirm: 'Delete in 30 days',
    asked: '{company} will be deleted on {day}',
    pending: 'Will be deleted on {day}',
    pendingText: '{by} asked for it on {asked}. Until the day has come it can be cancelled.',
    somebody: 'Somebody',
    cancel: 'Cancel the deletion',
    cancelled: '{company} will not be deleted',
  },
  banner: {
    label: 'The company will be deleted',
    title: '{company} will be deleted on {day}.',
    text: 'You can read and download, but nothing can be changed.',
    open: 'Open settings',
  },
};
