import { Button, MultiSelect, Select, Switch, Textarea } from '@mantine/core';
import { useState } from 'react';
import { DateField } from '#kernel/web/DateField.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDrawer } from '#kernel/web/FormDialog.tsx';
import { today } from '#kernel/web/local-day.ts';
import { useKernelTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { saveDpia, type Dpia } from '../../contract/endpoints-dpia.ts';
import { dpiaCriteria, longestText, type DpiaCriterion } from '../../contract/kinds.ts';
import { missingInDpia, needsDpia } from '../../contract/rules/dpia-need.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { DeleteDpia } from './DeleteDpia.tsx';
import { DpiaSchema, sentDpia, valuesOf, type DpiaValues } from './dpia-values.ts';
import { readsOfDpias } from './reads-of-dpias.ts';

/** What an assessment is about, and what its treatment's answers say for it. */
export interface DpiaAbout {
  treatmentId: string;
  name: string;
  why: readonly DpiaCriterion[];
  mayUpdate: boolean;
}

interface DpiaDrawerProps {
  about: DpiaAbout;
  /** Undefined for a new one. */
  dpia: Dpia | undefined;
  hasOfficer: boolean;
  isFixed: boolean;
  onClose: () => void;
}

/** The assessment of one treatment, in the order of Article 35 (7). */
export function DpiaDrawer({ about: { treatmentId, name, why, mayUpdate }, dpia, hasOfficer, isFixed, onClose }: DpiaDrawerProps) {
  const t = useGdprTexts();
  const k = useKernelTexts();
  const [isDeleting, setDeleting] = useState(false);
  const isReadOnly = isFixed || !mayUpdate;
  // One that is begun meanwhile is met as any other change.
  const version = dpia?.version ?? 0;
  const { write } = useWrite(saveDpia, { changes: readsOfDpias });
  const form = useForm<DpiaValues, unknown>(DpiaSchema, {
    initial: valuesOf(dpia, why),
    draft: { place: `gdpr/dpia/${treatmentId}`, version },
    send: (values) => write({ body: { ...sentDpia(values), treatmentId, version } }),
    onSent: () => {
      showToast({ title: t('dpia.form.saved') });
      onClose();
    },
  });
  const { fields } = form;
  const values = fields.getValues();
  const missing = missingInDpia(sentDpia(values), { hasOfficer });
  const remove = dpia?.permissions.delete && !isFixed && (
    <Button variant="subtle" color="red" onClick={() => setDeleting(true)}>
      {t('dpia.form.delete')}
    </Button>
  );
  return (
    <>
      <FormDrawer
        title={t('dpia.form.title', { name })}
        form={form}
        onClose={onClose}
        queryNames={['treatment']}
        isReadOnly={isReadOnly}
        cancel={isReadOnly ? k('actions.close') : undefined}
        isBlocked={(dpia !== undefined && !dpia.isStale && !form.isDirty()) || (values.isDone && missing.length > 0)}
        more={remove}
      >
        {dpia?.isStale ? <Notice tone="warn">{t('dpia.form.stale')}</Notice> : dpia && <DoneLine dpia={dpia} />}
        <CriteriaField fields={fields} isReadOnly={isReadOnly} isDemanded={dpia?.isDemanded ?? false} />
        <AssessmentFields fields={fields} isReadOnly={isReadOnly} hasOfficer={hasOfficer || values.officerAdvice !== ''} />
        <Switch
          label={t('dpia.form.isDone')}
          description={t('dpia.form.isDoneHint')}
          disabled={isReadOnly}
          {...fields.getInputProps('isDone', { type: 'checkbox' })}
        />
        {values.isDone && <MissingLine names={missing} />}
      </FormDrawer>
      {isDeleting && dpia && <DeleteDpia dpia={dpia} name={name} onClose={() => setDeleting(false)} onDeleted={onClose} />}
    </>
  );
}

interface PartProps {
  fields: ReturnType<typeof useForm<DpiaValues, unknown>>['fields'];
  isReadOnly: boolean;
}

/** The criteria that hold, and whether they need an assessment together. */
function CriteriaField({ fields, isReadOnly, isDemanded }: PartProps & { isDemanded: boolean }) {
  const t = useGdprTexts();
  const needed = isDemanded || needsDpia(fields.getValues().criteria);
  return (
    <>
      <MultiSelect
        label={t('dpia.form.criteria')}
        description={t('dpia.form.criteriaHint')}
        readOnly={isReadOnly}
        data={dpiaCriteria.map((value) => ({ value, label: t(`dpia.criteria.${value}`) }))}
        {...fields.getInputProps('criteria')}
      />
      <Notice tone={needed ? 'warn' : 'note'}>{t(needed ? 'dpia.form.required' : 'dpia.form.notRequired')}</Notice>
    </>
  );
}

/** The assessment itself; the authority's answer where the risk stays high. */
function AssessmentFields({ fields, isReadOnly, hasOfficer }: PartProps & { hasOfficer: boolean }) {
  const t = useGdprTexts();
  const long = { autosize: true, minRows: 3, maxLength: longestText, readOnly: isReadOnly };
  const names = ['description', 'necessity', 'risks', 'measures', ...(hasOfficer ? (['officerAdvice'] as const) : [])] as const;
  const answers = [
    { value: '', label: t('dpia.residual.unknown') },
    { value: 'yes', label: t('dpia.yes') },
    { value: 'no', label: t('dpia.no') },
  ];
  return (
    <>
      {names.map((name) => (
        <Textarea key={name} label={t(`dpia.form.${name}`)} {...long} {...fields.getInputProps(name)} />
      ))}
      <Select
        label={t('dpia.form.residualHigh')}
        data={answers}
        allowDeselect={false}
        readOnly={isReadOnly}
        {...fields.getInputProps('residualHigh')}
      />
      <Textarea label={t('dpia.form.conclusion')} {...long} {...fields.getInputProps('conclusion')} />
      {fields.getValues().residualHigh === 'yes' && (
        <>
          <Notice tone="warn">{t('dpia.form.prior')}</Notice>
          <DateField label={t('dpia.form.consultedOn')} max={today()} disabled={isReadOnly} {...fields.getInputProps('consultedOn')} />
          <Textarea label={t('dpia.form.consultation')} {...long} {...fields.getInputProps('consultation')} />
        </>
      )}
    </>
  );
}

function MissingLine({ names }: { names: ReturnType<typeof missingInDpia> }) {
  const t = useGdprTexts();
  const format = useFormat();
  if (names.length === 0) return null;
  return (
    <Notice tone="warn">
      {t('dpia.form.missing', { fields: format.list(names.map((name) => t(`dpia.form.${name}`).toLowerCase())) })}
    </Notice>
  );
}

function DoneLine({ dpia: { doneDate, doneBy } }: { dpia: Dpia }) {
  const t = useGdprTexts();
  const moment = useFormat().moment(doneDate);
  if (!doneDate) return null;
  return <Notice tone="good">{doneBy ? t('dpia.form.doneBy', { moment, name: doneBy }) : t('dpia.form.doneAt', { moment })}</Notice>;
}
