import { Select, TagsInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DateField } from '#kernel/web/DateField.tsx';
import { FormConflictDialog } from '#kernel/web/FormConflictDialog.tsx';
import { FormDrawer } from '#kernel/web/FormDialog.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useUploadGuard } from '#kernel/web/use-upload-guard.ts';
import type { FormConflict } from '#kernel/web/use-versioned-form.ts';
import { Columns } from '#ui/Columns.tsx';
import { showToast } from '#ui/toasts.ts';
import { knownSoftware } from '../../contract/known-software.ts';
import { subProcessorLimits } from '../../contract/software.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { AgreementFileField } from './AgreementFileField.tsx';
import { ownSoftware, type AgreementValues } from './agreement-values.ts';
import type { SoftwareRow } from './software-rows.ts';
import { useAgreementForm } from './use-agreement-form.ts';

interface AgreementDrawerProps {
  rows: readonly SoftwareRow[];
  /** The software whose agreement it is; undefined to choose one. */
  row: SoftwareRow | undefined;
  onClose: () => void;
}

/** The agreement with who is behind a software (gdpr.89). */
export function AgreementDrawer({ rows, row, onClose }: AgreementDrawerProps) {
  const t = useGdprTexts();
  const [isUploading, setUploading] = useState(false);
  const editing = useAgreementForm(row, () => {
    showToast({ title: t('software.form.saved') });
    onClose();
  });
  const { record: agreement, conflict } = editing;
  const form = useUploadGuard(editing.form, isUploading);
  const { fields } = form;
  const title = agreement ? t('software.form.editTitle', { name: agreement.softwareName }) : t('software.form.newTitle');
  return (
    <FormDrawer
      title={title}
      form={form}
      onClose={onClose}
      queryNames={['agreement']}
      isBlocked={agreement !== undefined && !form.isDirty()}
    >
      <Select
        label={t('software.form.software')}
        description={t('software.form.softwareHint')}
        required
        searchable
        limit={60}
        readOnly={row !== undefined}
        data={useSoftwareChoices(rows, row)}
        {...fields.getInputProps('software')}
      />
      <TextInput label={t('software.form.responsible')} maxLength={200} {...fields.getInputProps('responsibleName')} />
      <Columns>
        <DateField label={t('software.form.validFrom')} {...fields.getInputProps('validFrom')} />
        <DateField label={t('software.form.validTo')} {...fields.getInputProps('validTo')} />
      </Columns>
      <TagsInput
        label={t('software.form.subProcessors')}
        description={t('software.form.subProcessorsHint')}
        maxTags={subProcessorLimits.most}
        clearable
        {...fields.getInputProps('subProcessors')}
      />
      <AgreementFileField onUploading={setUploading} {...fields.getInputProps('file')} />
      <AgreementConflict conflict={conflict} />
    </FormDrawer>
  );
}

/** A concurrent change of the agreement: which version to keep of each field. */
function AgreementConflict({ conflict }: { conflict: FormConflict<AgreementValues> | undefined }) {
  const t = useGdprTexts();
  const format = useFormat();
  const labels = {
    software: t('software.form.software'),
    responsibleName: t('software.form.responsible'),
    validFrom: t('software.form.validFrom'),
    validTo: t('software.form.validTo'),
    subProcessors: t('software.form.subProcessors'),
    file: t('software.form.file'),
  };
  const textOf = (name: keyof AgreementValues, values: AgreementValues): string => {
    if (name === 'subProcessors') return format.list(values.subProcessors);
    if (name === 'file') return values.file?.fileName ?? '';
    const value = values[name] ?? '';
    return name === 'validFrom' || name === 'validTo' ? format.date(value || null) : value;
  };
  return <FormConflictDialog conflict={conflict} labelOf={(name) => labels[name]} textOf={textOf} none={t('words.notSaid')} />;
}

/** Software without an agreement, and known software that the company does not have. */
function useSoftwareChoices(rows: readonly SoftwareRow[], row: SoftwareRow | undefined) {
  const t = useGdprTexts();
  const own = rows.filter(({ software, agreement }) => !agreement || software.softwareId === row?.software.softwareId);
  const taken = new Set(rows.map(({ software }) => software.defaultSoftwareId));
  const known = knownSoftware.filter(({ defaultSoftwareId }) => !taken.has(defaultSoftwareId));
  return [
    {
      group: t('software.form.own'),
      items: own.map(({ software }) => ({ value: ownSoftware(software.softwareId), label: software.softwareName })),
    },
    {
      group: t('software.form.known'),
      items: known.map(({ defaultSoftwareId, softwareName }) => ({ value: `known/${defaultSoftwareId}`, label: softwareName })),
    },
  ];
}
