import { Select, TextInput } from '@mantine/core';
import { z } from 'zod';
import { field as refusal } from '#kernel/contract/errors.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { getGdprPeople } from '../../contract/endpoints-protocol.ts';
import {
  updateLegalBasis,
  updateTreatmentDepartment,
  updateTreatmentName,
  updateTreatmentOwner,
} from '../../contract/endpoints-treatments.ts';
import { legalBases, longestName } from '../../contract/kinds.ts';
import type { TreatmentRow } from '../../contract/treatment.ts';
import { DepartmentField } from '../components/DepartmentField.tsx';
import { useGdprTexts, useLocalText } from '../gdpr-words.ts';
import { readsOfTreatments } from '../reads-of-gdpr.ts';

export type ChangedField = 'name' | 'department' | 'owner' | 'basis';

const Change = z.object({
  value: z
    .string()
    .nullable()
    .pipe(z.string(refusal('required')).trim().min(1, refusal('required'))),
});
type ChangeValues = z.input<typeof Change>;

interface ChangeInPlaceProps {
  treatment: TreatmentRow;
  field: ChangedField;
  onClose: () => void;
}

/** Changes one field of a treatment, each by its own call (gdpr.83). */
export function ChangeInPlace({ treatment, field, onClose }: ChangeInPlaceProps) {
  const t = useGdprTexts();
  const local = useLocalText();
  const name = local(treatment.treatmentName);
  const send = useSendChange(treatment, field);
  const former = { name, department: treatment.department, owner: treatment.employeeId, basis: treatment.legalBasis };
  const form = useForm<ChangeValues, unknown>(Change, {
    initial: { value: former[field] },
    draft: { place: `gdpr/${field}/${treatment.treatmentId}`, version: treatment.version },
    send: ({ value }) => send(value?.trim() ?? ''),
    onSent: () => {
      const { value } = form.fields.getValues();
      showToast({ title: t('protocol.change.done', { name: field === 'name' ? (value ?? '').trim() : name }) });
      onClose();
    },
  });
  return (
    <FormDialog title={t(`protocol.change.${field}`, { name })} form={form} onClose={onClose} isBlocked={!form.isDirty()}>
      <FieldOf field={field} treatment={treatment} input={form.fields.getInputProps('value')} />
    </FormDialog>
  );
}

function useSendChange({ treatmentId, version }: TreatmentRow, field: ChangedField): (value: string) => Promise<unknown> {
  const changes = { changes: readsOfTreatments };
  const renaming = useWrite(updateTreatmentName, changes);
  const moving = useWrite(updateTreatmentDepartment, changes);
  const giving = useWrite(updateTreatmentOwner, changes);
  const basing = useWrite(updateLegalBasis, changes);
  const which = { treatmentId, version };
  return (value) => {
    if (field === 'name') return renaming.write({ body: { ...which, treatmentName: value } });
    if (field === 'owner') return giving.write({ body: { ...which, employeeId: value } });
    if (field === 'basis') return basing.write({ body: { ...which, legalBasis: legalBases.find((one) => one === value) ?? null } });
    return moving.write({ body: { ...which, department: value } });
  };
}

interface FieldOfProps {
  field: ChangedField;
  treatment: TreatmentRow;
  /** As the form gives it. */
  input: { value?: string | null; onChange: (value: unknown) => void };
}

function FieldOf({ field, treatment, input }: FieldOfProps) {
  const t = useGdprTexts();
  const { answer } = useCall(getGdprPeople, {}, { enabled: field === 'owner' });
  const people = answer?.people.map(({ companyUserId: id, fullName: name }) => ({ id, name }));
  const first = { 'data-autofocus': true } as const;
  if (field === 'name') {
    return (
      <TextInput label={t('protocol.change.nameLabel')} required maxLength={longestName} {...input} value={input.value ?? ''} {...first} />
    );
  }
  if (field === 'department')
    return <DepartmentField label={t('protocol.change.departmentLabel')} required {...input} value={input.value ?? ''} {...first} />;
  if (field === 'basis') {
    const data = legalBases.map((value) => ({ value, label: t(`words.legalBases.${value}`) }));
    return <Select label={t('protocol.change.basisLabel')} required data={data} {...input} value={input.value ?? null} {...first} />;
  }
  const { employeeId: id, owner } = treatment;
  return (
    <PersonSelect
      label={t('protocol.change.ownerLabel')}
      description={t('treatment.hints.owner')}
      required
      people={people}
      current={id ? { id, name: owner ?? '' } : undefined}
      {...input}
      value={input.value ?? null}
      {...first}
    />
  );
}
