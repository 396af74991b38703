import { Radio } from '@mantine/core';
import { useState } from 'react';
import { LimitNotice, useLimit } from '#features/billing/web/public.ts';
import { usePersonChoices } from '#features/people/web/public.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useGo, useQuery } from '#kernel/web/address.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormPage } from '#kernel/web/FormPage.tsx';
import { Link } from '#kernel/web/Link.tsx';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import { createDocument } from '../../contract/endpoints.ts';
import type { ContractTemplate } from '../../contract/template.ts';
import type { en } from '../../texts/en.ts';
import { listsOfDocuments } from '../reads-of-documents.ts';
import { beginningOf, NewDocument } from './new-values.ts';
import { TemplateSections } from './TemplateSections.tsx';
import styles from './new.module.css';

/** Chooses what a contract begins with; the draft opens where it is filled in. */
export function ChooseTemplate({ templates }: { templates: readonly ContractTemplate[] }) {
  const t = useTexts<typeof en>('employment');
  const k = useKernelTexts();
  const own = useLanguage();
  const go = useGo();
  // The page of a person offers a contract for them.
  const [{ companyUserId }] = useQuery();
  const limit = useLimit('employmentContractLimit');
  const people = usePersonChoices({ isStaff: true });
  const { write } = useWrite(createDocument, { changes: listsOfDocuments });
  const [initial] = useState<NewDocument>(() => ({
    templateId: templates[0]?.key ?? '',
    language: own,
    whom: companyUserId ? 'person' : 'new',
    companyUserId: companyUserId ?? null,
  }));
  const form = useForm<NewDocument, Answer<typeof createDocument>>(NewDocument, {
    initial,
    draft: { place: initial.companyUserId ? `employment/new/${initial.companyUserId}` : 'employment/new' },
    send: (values, repeatKey) => write({ body: beginningOf(values) }, { repeatKey }),
    // Back leads to where one came from, not to a form that begins a second one.
    onSent: ({ document }) => void go('/employee-contract/edit', { documentId: document.documentId, step: '1' }, { replace: true }),
    onRefused: (error) => {
      const isReached = error.has('documents.LimitReached');
      if (isReached) void runOrShowError(() => limit.hasRoomFor());
      return isReached;
    },
  });
  const { templateId, whom } = form.fields.getValues();
  const trail = (
    <Link key="list" to="/employee-contract">
      {t('list.title')}
    </Link>
  );
  return (
    <FormPage
      page={{ title: t('list.add'), description: t('list.new.lead'), breadcrumbs: [trail], breadcrumbsLabel: k('page.breadcrumbs') }}
      form={form}
      queryNames={['companyUserId']}
      send={t('list.new.begin')}
      onCancel={() => void go('/employee-contract')}
    >
      <TemplateSections templates={templates} chosen={templateId} fieldOf={(name) => form.fields.getInputProps(name)} />
      <SettingSection title={t('list.new.whomTitle')}>
        <Radio.Group label={t('list.new.whom')} {...form.fields.getInputProps('whom')}>
          <div className={styles['choices']}>
            <Radio value="new" label={t('list.new.someoneNew')} description={t('list.new.newHint')} />
            <Radio value="person" label={t('list.new.person')} description={t('list.new.chooseHint')} />
          </div>
        </Radio.Group>
        {whom === 'person' && (
          <PersonSelect label={t('list.new.choose')} required people={people} {...form.fields.getInputProps('companyUserId')} />
        )}
      </SettingSection>
      <LimitNotice limit={limit} />
    </FormPage>
  );
}
