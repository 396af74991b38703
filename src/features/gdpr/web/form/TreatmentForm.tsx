import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { LimitNotice, useLimit } from '#features/billing/web/public.ts';
import { useGo } from '#kernel/web/address.ts';
import { FormPage } from '#kernel/web/FormPage.tsx';
import { Link } from '#kernel/web/Link.tsx';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useLanguage } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { completionOf } from '../../contract/rules/completion.ts';
import type { Treatment } from '../../contract/treatment.ts';
import { useGdprTexts, useLocalText } from '../gdpr-words.ts';
import { useFieldName } from '../treatment/Completeness.tsx';
import { BasisFields } from './BasisFields.tsx';
import { DataFields } from './DataFields.tsx';
import { FollowFields } from './FollowFields.tsx';
import { KeepFields } from './KeepFields.tsx';
import { contentOf, type TreatmentValues } from './treatment-values.ts';
import { TreatmentConflictDialog } from './TreatmentConflictDialog.tsx';
import { useTreatmentForm } from './use-treatment-form.ts';
import { WhatFields } from './WhatFields.tsx';
import { WhoFields } from './WhoFields.tsx';
import styles from './form.module.css';

interface TreatmentFormProps {
  /** Undefined for a new one. */
  treatment: Treatment | undefined;
  initial: TreatmentValues;
}

/** All fields of a treatment in one form, as a page (gdpr.85). */
export function TreatmentForm({ treatment, initial }: TreatmentFormProps) {
  const t = useGdprTexts();
  const k = useKernelTexts();
  const local = useLocalText();
  const nameOf = useFieldName();
  const go = useGo();
  const limit = useLimit('gdprTreatmentLimit');
  const [writing, setWriting] = useState<'no' | 'en'>(useLanguage());
  const open = (treatmentId: string) => void go('/gdpr/treatment/view', { treatmentId });
  const editing = useTreatmentForm({
    treatment,
    initial,
    onLimit: () => void runOrShowError(() => limit.hasRoomFor()),
    onSaved: (treatmentId) => {
      showToast({ title: t(treatment ? 'treatment.form.saved' : 'treatment.form.created') });
      open(treatmentId);
    },
  });
  const { form, conflict } = editing;
  const fields = { form, writing, treatment: editing.treatment };
  const completion = completionOf(contentOf(form.fields.getValues()));
  const title = treatment ? t('treatment.form.editTitle', { name: local(treatment.treatmentName) }) : t('treatment.form.newTitle');
  return (
    <FormPage
      page={{ title, breadcrumbs: trailOf(t('protocol.pages.protocol'), treatment, local), breadcrumbsLabel: k('page.breadcrumbs') }}
      form={form}
      queryNames={['treatmentId']}
      isBlocked={treatment !== undefined && !form.isDirty()}
      nameOf={(name) => nameOf(name === 'transfers' ? 'transferCountries' : name)}
      onCancel={() => (treatment ? open(treatment.treatmentId) : void go('/gdpr'))}
      before={treatment && <Notice tone="note">{t('treatment.form.about')}</Notice>}
    >
      <LanguageChoice writing={writing} onChange={setWriting} />
      <WhatFields {...fields} />
      <BasisFields {...fields} />
      <DataFields {...fields} />
      <WhoFields {...fields} />
      <KeepFields {...fields} />
      <FollowFields {...fields} completion={completion} />
      <LimitNotice limit={limit} />
      <TreatmentConflictDialog conflict={conflict} />
    </FormPage>
  );
}

function trailOf(protocol: string, treatment: Treatment | undefined, local: (text: Treatment['treatmentName']) => string) {
  const first = (
    <Link key="gdpr" to="/gdpr">
      {protocol}
    </Link>
  );
  if (!treatment) return [first];
  const { treatmentId, treatmentName } = treatment;
  const above = (
    <Link key="treatment" to="/gdpr/treatment/view" query={{ treatmentId }}>
      {local(treatmentName)}
    </Link>
  );
  return [first, above];
}

function LanguageChoice({ writing, onChange }: { writing: 'no' | 'en'; onChange: (writing: 'no' | 'en') => void }) {
  const t = useGdprTexts();
  const label = t('treatment.language');
  return (
    <div className={styles['language']}>
      <span aria-hidden>{label}</span>
      <SegmentedControl
        aria-label={label}
        value={writing}
        onChange={(next) => onChange(next === 'en' ? 'en' : 'no')}
        data={[
          { value: 'no', label: 'Norsk' },
          { value: 'en', label: 'English' },
        ]}
      />
    </div>
  );
}
