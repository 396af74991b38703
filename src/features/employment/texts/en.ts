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
      'Your subscription covers {limit, plural, one {# employment contract} other {# employment contracts}}. Delete some you do not need, or extend the subscription.',
    'documents.UnknownTemplate': 'This template is no longer available. Choose another.',
    'documents.NotEditable': 'The contract is no longer a draft, so you cannot do this. Open it again to see its status.',
    'documents.NotAcknowledged': 'Confirm the legal notice before you write your own text.',
    'documents.ChoiceRetired': 'This choice has been removed from the law. Choose another.',
    'documents.UnknownClause': 'The clauses do not match the template. Reload the page.',
    'documents.HasPerson': 'The contract already belongs to a person. Reload the page to see who.',
    'documents.NoPerson': 'Create the person before you invite them.',
    'documents.HasLeft': 'This person has left. Activate them before you create a contract for them.',
    'documents.IsAddendum': 'This is an addendum. Go to its contract instead.',
    'documents.NotPublished': 'Publish the contract before you create an addendum. You can change a draft directly.',
    'documents.Annulled': 'The contract is annulled. Create a new contract instead.',
    'documents.BeingSigned': 'The contract is being signed. Create the addendum when everyone has signed.',
    'documents.HasAddenda': 'The contract has addenda. Delete them first.',
    'documents.NoNewerTemplate': 'The contract already has the newest version of its template. You do not need to do anything.',
    'documents.NewerPreview': 'A newer preview is on its way. Wait a moment.',
    'documents.NotLawful': 'You cannot publish the contract yet. See the law check.',
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
