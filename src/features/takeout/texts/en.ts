import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { takeout } from '../contract/index.ts';

export const en = {
  errors: {
    'companies.NameDiffers': 'This is not the name of the company. Type it exactly as shown.',
    'companies.DeletionBegun': 'The time is up, and the deletion has begun. It can no longer be cancelled.',
    'accesscontrol.OnlySystemAdmin': 'Only a System Admin can do this. Ask one of them.',
    'authentication.RecentSignInRequired': 'Sign in again to show that it is you.',
  } satisfies Record<ErrorCodeOf<typeof takeout>, string>,
  own: {
    title: 'Everything about you',
    text: 'Download a copy of what {company} keeps about you in Samspill: your profile, notes, absence and files, and when someone viewed it. You get a PDF to read and a file for other programs (JSON).',
    care: 'The copy contains everything, including your national identity number. Keep it in a safe place.',
    download: 'Download everything about me',
  },
  person: {
    title: 'Everything about {name}',
    text: 'Download a copy of what {company} keeps about {name} in Samspill: the profile, notes, absence and files, and when someone viewed it. You get a PDF to read and a file for other programs (JSON).',
    care: 'The copy contains everything you can see, including the national identity number. Files in folders you cannot see are left out. The log shows that you downloaded it.',
    download: 'Download',
  },
  whole: {
    title: 'Export everything',
    text: 'Everything {company} has in Samspill in one zip file: all information for other programs (JSON), and the files.',
    care: 'You get an e-mail when it is ready. We keep the file for 7 days. It contains national identity numbers and health information, so keep it in a safe place.',
    start: 'Create export',
    running: 'Packing',
    percent: '{percent}%',
    made: 'Exports',
    states: { running: 'Packing', ready: 'Ready', failed: 'Failed' },
    asked: 'Requested {moment} by {name}',
    askedByNobody: 'Requested {moment}',
    ready: '{size}. Kept until {day}.',
    failed: 'The export failed. Try again.',
    download: 'Download',
  },
  deletion: {
    title: 'Delete the company',
    text: 'We delete everything {company} has stored in Samspill 30 days after you ask for it.',
    goes: 'What is deleted: all people and what is kept about them, absence, notes, files, settings and the log, and user accounts that do not belong to another company.',
    stays: 'What is kept: our invoices to you, for five years as the law requires, and our backups until they are replaced.',
    first: 'Until the 30 days are over, everyone can read and download, but not change anything.',
    ask: 'Delete the company',
    dialogTitle: 'Delete {company}?',
    dialogText:
      'In 30 days everything is deleted and cannot be restored. Until then nothing can be changed, and a System Admin can cancel the deletion.',
    typed: 'Type {company} to confirm',
    confirm: 'Delete in 30 days',
    asked: '{company} will be deleted on {day}',
    pending: 'Will be deleted on {day}',
    pendingText: '{by} asked for it on {asked}. You can cancel the deletion until that day.',
    somebody: 'Someone',
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
