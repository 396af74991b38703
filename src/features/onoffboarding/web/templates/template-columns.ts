import { createElement } from 'react';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import type { Column } from '#ui/table/column.ts';
import type { PlanTemplate } from '../../contract/template.ts';
import type { en } from '../../texts/en.ts';
import { TemplateCell } from './TemplateCell.tsx';

/** The columns of the list of templates. */
export function useTemplateColumns(): Column<PlanTemplate>[] {
  const t = useTexts<typeof en>('onoffboarding');
  const language = useLanguage();
  const isSortable = true;
  return [
    {
      key: 'name',
      header: t('template.columns.name'),
      cell: (template) => createElement(TemplateCell, { template, language }),
      isPrimary: true,
      isSortable,
      width: 20,
    },
    { key: 'type', header: t('template.columns.type'), cell: ({ type }) => t(`words.types.${type}`), isSortable, width: 7 },
    { key: 'tasks', header: t('template.columns.tasks'), cell: ({ tasks }) => String(tasks.length), isSortable, align: 'end', width: 5 },
    {
      key: 'origin',
      header: t('template.columns.origin'),
      cell: ({ isBuiltIn }) => t(`template.origins.${isBuiltIn ? 'builtIn' : 'own'}`),
      isSortable,
      width: 8,
    },
  ];
}
