import { Radio, Select } from '@mantine/core';
import type { CompanyLimit } from '#features/billing/contract/limits.ts';
import { usePersonChoices } from '#features/people/web/public.ts';
import { useGo } from '#kernel/web/address.ts';
import { FormPage } from '#kernel/web/FormPage.tsx';
import { Link } from '#kernel/web/Link.tsx';
import { PeopleSelect } from '#kernel/web/PeopleSelect.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { useFormOfMany } from '#kernel/web/use-form-of-many.ts';
import { Notice } from '#ui/Notice.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import { createDocuments } from '../../contract/endpoints-bulk.ts';
import { getDocuments } from '../../contract/endpoints.ts';
import type { ContractTemplate } from '../../contract/template.ts';
import type { en } from '../../texts/en.ts';
import styles from '../new/new.module.css';
import { TemplateSections } from '../new/TemplateSections.tsx';
import { listsOfDocuments } from '../reads-of-documents.ts';
import { beginningsOf, resultsIn, NewDocuments, type PersonResult } from './many-values.ts';

interface ChooseForManyProps {
  templates: readonly ContractTemplate[];
  limit: CompanyLimit;
  initial: NewDocuments;
  /** What counts as saved. */
  base: NewDocuments;
  onDone: (values: NewDocuments, results: readonly PersonResult[]) => void;
}

/** Chooses the people, and what their contracts begin with. */
export function ChooseForMany({ templates, limit, initial, base, onDone }: ChooseForManyProps) {
  const t = useTexts<typeof en>('employment');
  const k = useKernelTexts();
  const go = useGo();
  const people = usePersonChoices({ isStaff: true });
  const { write } = useWrite(createDocuments, { changes: listsOfDocuments });
  const form = useFormOfMany<NewDocuments, PersonResult>(NewDocuments, {
    initial,
    base,
    place: 'employment/new-many',
    // Each row shows its own result; the codes of the whole would repeat it.
    send: async (values, repeatKey) => (await write({ body: beginningsOf(values) }, { onWarnings: () => undefined, repeatKey })).results,
    resultsIn,
    onDone,
  });
  const { kind, templateId, companyUserIds } = form.fields.getValues();
  const trail = (
    <Link key="list" to="/employee-contract">
      {t('list.title')}
    </Link>
  );
  return (
    <FormPage
      page={{ title: t('many.title'), description: t('many.lead'), breadcrumbs: [trail], breadcrumbsLabel: k('page.breadcrumbs') }}
      form={form}
      send={t('many.begin', { count: companyUserIds.length })}
      onCancel={() => void go('/employee-contract')}
    >
      <SettingSection title={t('many.people')} text={t('many.peopleHint')}>
        <PeopleSelect label={t('many.choose')} required people={people} {...form.fields.getInputProps('companyUserIds')} />
        <Room limit={limit} chosen={companyUserIds.length} />
      </SettingSection>
      <SettingSection title={t('many.from')}>
        <Radio.Group label={t('many.fromWhat')} {...form.fields.getInputProps('kind')}>
          <div className={styles['choices']}>
            <Radio value="template" label={t('many.template')} />
            <Radio value="copy" label={t('many.copy')} description={t('many.copyHint')} />
          </div>
        </Radio.Group>
        {kind === 'copy' && <Source field={form.fields.getInputProps('documentId')} />}
      </SettingSection>
      {kind === 'template' && (
        <TemplateSections templates={templates} chosen={templateId} fieldOf={(name) => form.fields.getInputProps(name)} />
      )}
    </FormPage>
  );
}

/** The contract that the others are copied from. */
function Source({ field }: { field: object }) {
  const t = useTexts<typeof en>('employment');
  const { answer } = useCall(getDocuments, { query: {} });
  const sources = (answer?.documentListItems ?? []).filter(({ permissions }) => permissions.copy);
  const data = sources.map(({ documentId, name, position }) => ({ value: documentId, label: position ? `${name} · ${position}` : name }));
  return <Select label={t('many.source')} required searchable limit={50} nothingFoundMessage={t('many.noSource')} data={data} {...field} />;
}

/** How many contracts the subscription has room for; nothing without a limit. */
function Room({ limit: { limit, used }, chosen }: { limit: CompanyLimit; chosen: number }) {
  const t = useTexts<typeof en>('employment');
  if (limit === null) return null;
  const left = Math.max(0, limit - used);
  return (
    <output>
      {chosen > left ? (
        <Notice tone="warn" title={t('many.tooMany', { left })}>
          {t('many.tooManyText')}
        </Notice>
      ) : (
        t('many.room', { left })
      )}
    </output>
  );
}
