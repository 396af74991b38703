import { MultiSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import type { Form } from '#kernel/web/form.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Columns } from '#ui/Columns.tsx';
import { getProtocol } from '../../contract/endpoints-protocol.ts';
import { breachKinds, dataCategories, dataSubjects, longestText, maxEntries } from '../../contract/kinds.ts';
import { OwnWordsField } from '../form/OwnWordsField.tsx';
import { useGdprTexts, useLocalText } from '../gdpr-words.ts';
import type { WhatValues } from './breach-values.ts';
import { PastMomentField } from './PastMomentField.tsx';

/** The fields of what happened. */
export function WhatFields({ fields }: { fields: Form<WhatValues>['fields'] }) {
  const t = useGdprTexts();
  const local = useLocalText();
  const { answer } = useCall(getProtocol, {});
  const treatments = (answer?.protocol?.dataTreatments ?? []).map(({ treatmentId: value, treatmentName }) => ({
    value,
    label: local(treatmentName),
  }));
  const long = { autosize: true, minRows: 2, maxLength: longestText };
  return (
    <>
      <TextInput
        label={t('breaches.form.title')}
        description={t('breaches.form.titleHint')}
        required
        maxLength={200}
        data-autofocus
        {...fields.getInputProps('title')}
      />
      <Columns of="moments">
        <PastMomentField
          label={t('breaches.form.awareAt')}
          description={t('breaches.form.awareHint')}
          required
          {...fields.getInputProps('awareAt')}
        />
        <PastMomentField label={t('breaches.form.happenedFrom')} {...fields.getInputProps('happenedFrom')} />
      </Columns>
      <MultiSelect
        label={t('breaches.form.kinds')}
        data={breachKinds.map((value) => ({ value, label: t(`breaches.kinds.${value}`) }))}
        {...fields.getInputProps('kinds')}
      />
      <Textarea
        label={t('breaches.form.description')}
        description={t('breaches.form.closingHint')}
        {...long}
        {...fields.getInputProps('description')}
      />
      <OwnWordsField
        label={t('breaches.form.dataSubjects')}
        known={dataSubjects.map((key) => ({ key, name: t(`words.dataSubjects.${key}`) }))}
        maxTags={maxEntries}
        {...fields.getInputProps('dataSubjects')}
      />
      <OwnWordsField
        label={t('breaches.form.dataCategories')}
        known={dataCategories.map((key) => ({ key, name: t(`words.dataCategories.${key}`) }))}
        maxTags={maxEntries}
        {...fields.getInputProps('dataCategories')}
      />
      <Columns>
        <NumberInput label={t('breaches.form.subjects')} min={0} allowDecimal={false} {...fields.getInputProps('subjects')} />
        <NumberInput label={t('breaches.form.records')} min={0} allowDecimal={false} {...fields.getInputProps('records')} />
      </Columns>
      <Textarea
        label={t('breaches.form.consequences')}
        description={t('breaches.form.closingHint')}
        {...long}
        {...fields.getInputProps('consequences')}
      />
      <Textarea
        label={t('breaches.form.measures')}
        description={t('breaches.form.closingHint')}
        {...long}
        {...fields.getInputProps('measures')}
      />
      <MultiSelect
        label={t('breaches.form.treatments')}
        data={treatments}
        searchable
        limit={50}
        {...fields.getInputProps('treatmentIds')}
      />
    </>
  );
}
