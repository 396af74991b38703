import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { savedViews } from '../contract/index.ts';

export const en = {
  errors: {
    'savedviews.DuplicateName': 'You already have a view with this name. Choose another name.',
    'savedviews.TooManyViews': 'You can have up to 30 views of this list. Delete one you no longer need.',
  } satisfies Record<ErrorCodeOf<typeof savedViews>, string>,
  menu: {
    own: 'My views',
    shared: 'Shared with everyone',
    none: 'Save a search, filters and sorting that you use often.',
    save: 'Save this view',
    manage: 'Manage views',
  },
  save: {
    title: 'Save this view',
    text: 'Saves the search, filters and sorting of the list.',
    name: 'Name',
    shared: 'Share with everyone who can open this list',
    confirm: 'Save view',
    done: 'The view “{name}” was saved',
  },
  manage: {
    title: 'Manage views',
    none: 'There are no saved views of this list.',
    label: 'Saved views',
    shared: 'Shared',
    replace: 'Replace with the current view',
    replaceOf: 'Replace “{name}” with the current view',
    replaced: '“{name}” was updated',
    share: 'Share',
    shareOf: 'Share “{name}”',
    sharedNow: '“{name}” was shared',
    unshare: 'Stop sharing',
    unshareOf: 'Stop sharing “{name}”',
    unsharedNow: '“{name}” is no longer shared',
    deleteOf: 'Delete “{name}”',
    deleteTitle: 'Delete “{name}” for everyone?',
    deleteText: 'Someone else made this view and shared it. After this, no one can choose it, and you cannot undo it.',
    confirmDelete: 'Delete view',
    deleted: 'The view “{name}” was deleted',
  },
};
