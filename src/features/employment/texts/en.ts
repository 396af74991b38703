import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { employment } from '../contract/index.ts';
import { enAddenda } from './en-addenda.ts';
import { enList } from './en-list.ts';
import { enMany } from './en-many.ts';
import { enEditor, enLawCheck, enRedline } from './en-editor.ts';
import { enLaw } from './en-law.ts';
import { enWizard } from './en-wizard.ts';
import { enRecord } from './en-record.ts';

export const en = {
  errors: {
    'documents.LimitReached':
      'Your subscription covers {limit, plural, one {# employment contract} other {# employment contracts}}. Delete some that are not needed, or extend the subscription.',
    'documents.UnknownTemplate': 'The template is not offered any more. Choose another.',
    'documents.NotEditable': 'The contract is not a draft any more, so this cannot be done. Open it again to see its state.',
    'documents.NotAcknowledged': 'Confirm the legal notice before you write your own words.',
    'documents.ChoiceRetired': 'This choice has gone from the law. Choose another.',
    'documents.UnknownClause': 'The clauses do not match the template. Load the page again.',
    'documents.HasPerson': 'The contract already belongs to a person.',
    'documents.NoPerson': 'Create the person before you invite them.',
    'documents.HasLeft': 'This person has left. Activate them before you make a contract for them.',
    'documents.IsAddendum': 'This is an addendum. Go to its contract instead.',
    'documents.NotPublished': 'Publish the contract before you make an addendum to it. A draft can be changed as it is.',
    'documents.HasAddenda': 'The contract has addenda. Delete them first.',
    'documents.NoNewerTemplate': 'The contract already has the newest version of its template.',
    'documents.NewerPreview': 'A newer preview is being made. Wait a moment.',
    'documents.NotLawful': 'The contract cannot be published yet. See what the law check says.',
    'documents.Unresolved': 'Some values are missing in the text. Fill them in before you publish.',
  } satisfies Record<Extract<ErrorCodeOf<typeof employment>, `documents.${string}`>, string>,
  law: enLaw,
  wizard: enWizard,
  list: enList,
  addenda: enAddenda,
  many: enMany,
  record: enRecord,
  lawCheck: enLawCheck,
  editor: enEditor,
  redline: enRedline,
};
