import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import { codesUnder } from '#kernel/contract/texts.ts';
import { enImportErrors } from '#kernel/texts/en-import-errors.ts';
import type { contracts } from '../contract/index.ts';
import { enList } from './en-list.ts';
import { enImport } from './en-import.ts';
import { enForm } from './en-form.ts';
import { enRecord } from './en-record.ts';

export const en = {
  errors: {
    ...codesUnder('contracts', enImportErrors),
    'contracts.LimitReached':
      'Your subscription covers {limit, plural, one {# contract} other {# contracts}}. Delete contracts that have ended, or extend the subscription.',
    'contracts.NothingToHandOver':
      'There is nothing to hand over. This person is not responsible for any contracts, or is the one who is getting them.',
    'contracts.NotResponsible': 'Choose someone who works here and has access to contracts.',
    'contracts.CannotGoBack':
      'The contracts stay where they are. The person who had them no longer works here, or no longer has access to contracts.',
    'contracts.NotRecipient': 'Choose someone who works here and has access to Samspill.',
    'contracts.UnknownParty': 'The party no longer exists. Choose another, or write its name.',
    'contracts.UnknownParent': 'The contract that this one amends no longer exists. Choose another.',
    'contracts.WrongName': 'Type the name of the contract exactly as shown: {name}',
    'contracts.HasAmendments':
      '{count, plural, one {One amendment belongs} other {# amendments belong}} to this contract. Delete {count, plural, one {it} other {them}} first.',
    'contracts.NoNumber': 'The party has no organisation number to look up in the business register. Enter the number first.',
    'contracts.RegisterChanged': 'The information in the business register has changed since you opened this. Check it again.',
    'contracts.ImportTooLarge': 'The file contains far more than a list of contracts. Copy the list itself into a new file and try again.',
    'contracts.ImportIntervalMissing': 'Choose first whether the values are per month, year or hour.',
    'contracts.ImportNothingToDo': 'No row in the list adds or changes a contract. Check the columns and the rows.',
    'contracts.ImportRowsFailed': 'Some rows were not imported, because something had changed since the check. Import those rows again.',
    'contracts.ImportRowsKept':
      'Some contracts were kept. The list shows why for each of them. Change the contracts themselves if something should be different.',
    'contracts.NoDates': 'There is no deadline to count from. Add an end date first.',
  } satisfies Record<Extract<ErrorCodeOf<typeof contracts>, `contracts.${string}`>, string>,
  list: enList,
  form: enForm,
  record: enRecord,
  import: enImport,
  status: { active: 'Active', inactive: 'Inactive', termination: 'Terminated', onTrial: 'In trial period', expired: 'Expired' },
  types: { automatic: 'Renews automatically', ending: 'Ends' },
  intervals: { month: 'a month', year: 'a year', hour: 'an hour' },
  lights: { Green: 'Green', Yellow: 'Yellow', Red: 'Red' },
  terms: { day: '{number, plural, one {# day} other {# days}}', month: '{number, plural, one {# month} other {# months}}' },
  // Why a deadline is what it is, in the order of its lines.
  why: {
    inactive: 'The contract is inactive, so deadlines are not worked out.',
    noEnd: 'The contract has no end date, so there is nothing to count from.',
    firstEnd: 'The first term ends on {date}.',
    onlyEnd: 'The contract ends on {date}.',
    renewed: 'Renewed by {interval}{times, plural, one {} other { # times}}, the term ends on {date}.',
    noInterval: 'It renews, but the renewal interval is missing, so later terms are not worked out.',
    terminated: 'The contract has been terminated. The term that ends on {date} is the last.',
    noticePast: 'The notice date {date} has passed, so the contract can no longer be stopped for that term.',
    notice: 'You must give notice {interval} before: by {date}.',
    actBefore: '{from} is not a working day, so the deadline is {date}.',
    expired: 'The contract ended on {date}.',
  },
};
