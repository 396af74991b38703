import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import type { DocumentListItem, EmploymentDocument } from '../contract/document.ts';
import { documentState, type DocumentState } from '../contract/kinds.ts';
import type { en } from '../texts/en.ts';

export const stateKeys = {
  [documentState.draft]: 'draft',
  [documentState.published]: 'published',
  [documentState.sent]: 'sent',
  [documentState.reopened]: 'reopened',
  [documentState.signed]: 'signed',
} as const satisfies Record<DocumentState, string>;

/** The words for what a contract is, on all its pages. */
export function useDocumentWords() {
  const t = useTexts<typeof en>('employment');
  return {
    state: (state: DocumentState) => t(`list.states.${stateKeys[state]}`),
    annulled: t('list.states.annulled'),
    language: ({ language }: Pick<DocumentListItem, 'language'>) => t(`list.languages.${language}`),
  };
}

/** What the template of a contract is called in the reader's language; who may not read the contract has it in the contract's. */
export function useTemplateName({ content, templateName }: Pick<EmploymentDocument, 'content' | 'templateName'>): string {
  const language = useLanguage();
  return content?.template.name[language] ?? templateName;
}
