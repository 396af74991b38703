import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { work } from '../contract/index.ts';

export const en = {
  errors: {
    'work.NotFailed': 'This has already been started again. Reload the page to see how far it has got.',
    'work.NotCancellable': 'This is already done and can no longer be cancelled.',
  } satisfies Record<ErrorCodeOf<typeof work>, string>,
  list: {
    title: 'Background jobs',
    text: 'What Samspill is doing for {company} now, and what it has done in the last 30 days.',
    label: 'Jobs',
    none: 'Nothing is running, and nothing has been done recently.',
    started: 'Started {moment} by {name}.',
    startedByNobody: 'Started {moment}.',
    tries: '{tries, plural, one {Tried once.} other {Tried # times.}}',
    nextFailed: 'Try again. If it fails again, ask support.',
    percent: '{percent}%',
    tryAgain: 'Try again',
    tryAgainOf: 'Try again: {name}',
    cancel: 'Cancel',
    cancelOf: 'Cancel: {name}',
    startedAgain: '{name} was started again',
    cancelled: '{name} was cancelled',
  },
  tray: {
    label: 'In progress',
    running: '{count, plural, one {One job is running} other {# jobs are running}}',
    ended: 'Done',
    failed: 'Something failed',
    making: 'Creating a file: {name}',
    open: 'Open',
    openOf: 'Open: {name}',
    fold: 'Hide what is running',
    unfold: 'Show what is running',
    close: 'Close what is done',
  },
  states: {
    queued: 'Waiting',
    running: 'Under way',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
};
