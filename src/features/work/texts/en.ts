import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { work } from '../contract/index.ts';

export const en = {
  errors: {
    'work.NotFailed': 'This has been started again already. Reload the page to see how far it has come.',
    'work.NotCancellable': 'This can no longer be cancelled.',
  } satisfies Record<ErrorCodeOf<typeof work>, string>,
  list: {
    title: 'Work in the background',
    text: 'What Samspill is doing for {company} right now, and what it has done in the last 30 days.',
    label: 'Work',
    none: 'Nothing is going on, and nothing has been done lately.',
    started: 'Started {moment} by {name}.',
    startedByNobody: 'Started {moment}.',
    tries: '{tries, plural, one {Tried once.} other {Tried # times.}}',
    nextFailed: 'Try it again, or ask support if it fails again.',
    percent: '{percent}%',
    tryAgain: 'Try again',
    tryAgainOf: 'Try again: {name}',
    cancel: 'Cancel',
    cancelOf: 'Cancel: {name}',
    startedAgain: '{name} was started again',
    cancelled: '{name} was cancelled',
  },
  tray: {
    label: 'What is going on',
    running: '{count, plural, one {One thing is going on} other {# things are going on}}',
    ended: 'Done',
    failed: 'Something did not work',
    making: 'Making a file: {name}',
    open: 'Open',
    openOf: 'Open: {name}',
    fold: 'Fold what is going on',
    unfold: 'Show what is going on',
    close: 'Close what has been done',
  },
  states: {
    queued: 'Waiting',
    running: 'Under way',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
};
