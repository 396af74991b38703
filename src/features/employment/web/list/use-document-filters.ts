import { usePersonChoices } from '#features/people/web/public.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import type { FilterChoice } from '#ui/table/filters.ts';
import { languages } from '../../contract/document.ts';
import type { getDocuments } from '../../contract/endpoints.ts';
import { documentStates } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { useDocumentWords } from '../document-words.ts';

/** The filters with their choices; of the templates those that are used. */
export function useDocumentFilters(answer: Answer<typeof getDocuments> | undefined): FilterChoice[] {
  const t = useTexts<typeof en>('employment');
  const language = useLanguage();
  const words = useDocumentWords();
  const everybody = usePersonChoices() ?? [];
  // Others have few contracts to choose from.
  const people = answer?.permissions.create ? everybody : [];
  const templates = answer?.templates ?? [];
  const filters: FilterChoice[] = [
    {
      key: 'state',
      label: t('list.filters.state'),
      values: documentStates.map((state) => ({ value: String(state), label: words.state(state) })),
    },
    {
      key: 'template',
      label: t('list.filters.template'),
      values: templates.map(({ templateId, name }) => ({ value: templateId, label: name[language] })),
    },
    {
      key: 'language',
      label: t('list.filters.language'),
      values: languages.map((value) => ({ value, label: words.language({ language: value }) })),
    },
    { key: 'person', label: t('list.filters.person'), values: people.map(({ id, name }) => ({ value: id, label: name })) },
  ];
  return filters.filter(({ values }) => values.length > 0);
}
