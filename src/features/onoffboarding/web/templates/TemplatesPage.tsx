import { Button } from '@mantine/core';
import { IconPlus, IconTemplate } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useGo } from '#kernel/web/address.ts';
import { countValues, useFoundRows, type RowRules } from '#kernel/web/find-rows.ts';
import { Link } from '#kernel/web/Link.tsx';
import { ListView } from '#kernel/web/ListView.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useKernelTexts, useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useList } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import type { FilterChoice } from '#ui/table/filters.ts';
import { getTemplates } from '../../contract/endpoints-templates.ts';
import { planTypes } from '../../contract/kinds.ts';
import type { PlanTemplate } from '../../contract/template.ts';
import type { en } from '../../texts/en.ts';
import { PlansLink } from '../components/PlansLink.tsx';
import { DeleteTemplate } from './DeleteTemplate.tsx';
import { useTemplateColumns } from './template-columns.ts';
import { TemplateMenu } from './TemplateMenu.tsx';

const filterKeys = ['type', 'origin'] as const;
const idOf = ({ templateId }: PlanTemplate) => templateId;
const originOf = ({ isBuiltIn }: PlanTemplate) => (isBuiltIn ? 'builtIn' : 'own');

/** What plans can begin with: the company's own templates first, then those of the product (plans.71). */
export function TemplatesPage() {
  const t = useTexts<typeof en>('onoffboarding');
  const k = useKernelTexts();
  const go = useGo();
  const isFixed = useReadOnly();
  const language = useLanguage();
  const [deleting, setDeleting] = useState<PlanTemplate>();
  const list = useList({ filterKeys });
  const read = useCall(getTemplates, {});
  const { answer } = read;
  const rules = useMemo(() => rulesIn(language), [language]);
  const { found: rows } = useFoundRows(answer?.templates, list, rules);
  const mayChange = answer?.mayChange === true && !isFixed;
  const columns = useTemplateColumns();
  const filters = useTemplateFilters(answer?.templates ?? []);
  const menuOf = (template: PlanTemplate) => (
    <TemplateMenu template={template} mayChange={mayChange} onDelete={() => setDeleting(template)} />
  );
  const add = mayChange && (
    <Button component={Link} to="/on-offboarding/template/new" leftSection={<IconPlus aria-hidden />}>
      {t('template.add')}
    </Button>
  );
  return (
    <Page
      title={t('template.title')}
      description={t('template.lead')}
      breadcrumbs={[<PlansLink key="plans" />]}
      breadcrumbsLabel={k('page.breadcrumbs')}
      actions={add}
    >
      <ListView
        name="on-offboarding-templates"
        list={list}
        read={read}
        rows={rows}
        label={t('template.title')}
        search={t('template.search')}
        filters={filters}
        columns={columns}
        rowKey={idOf}
        onOpen={({ templateId }) => void go('/on-offboarding/template', { id: templateId })}
        actions={menuOf}
        empty={<EmptyState icon={IconTemplate} title={t('template.add')} text={t('template.lead')} action={add} />}
      />
      {deleting && <DeleteTemplate template={deleting} onClose={() => setDeleting(undefined)} />}
    </Page>
  );
}

function rulesIn(language: 'no' | 'en'): RowRules<PlanTemplate> {
  const nameOf = ({ name }: PlanTemplate) => name[language];
  return {
    textOf: (template) => [nameOf(template), ...template.tasks.map(({ title }) => title[language])].join(' '),
    filters: { type: ({ type }) => type, origin: originOf },
    sorts: {
      usual: (template) => `${template.isBuiltIn ? 1 : 0} ${planTypes.indexOf(template.type)} ${nameOf(template)}`,
      name: nameOf,
      type: ({ type }) => planTypes.indexOf(type),
      tasks: ({ tasks }) => tasks.length,
      origin: originOf,
    },
  };
}

function useTemplateFilters(rows: readonly PlanTemplate[]): FilterChoice[] {
  const t = useTexts<typeof en>('onoffboarding');
  const [types, origins] = [countValues(rows, ({ type }) => type), countValues(rows, originOf)];
  return [
    {
      key: 'type',
      label: t('template.filters.type'),
      values: planTypes.map((value) => ({ value, label: t(`words.types.${value}`), count: types.get(value) ?? 0 })),
    },
    {
      key: 'origin',
      label: t('template.filters.origin'),
      values: (['own', 'builtIn'] as const).map((value) => ({
        value,
        label: t(`template.origins.${value}`),
        count: origins.get(value) ?? 0,
      })),
    },
  ];
}
