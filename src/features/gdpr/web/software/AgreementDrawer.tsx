import { Select, TagsInput, TextInput } from '@mantine/core';
import { z } from 'zod';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { DateField } from '#kernel/web/DateField.tsx';
import { useForm } from '#kernel/web/form.ts';
import { FormDrawer } from '#kernel/web/FormDialog.tsx';
import { useWrite } from '#kernel/web/use-call.ts';
import { Columns } from '#ui/Columns.tsx';
import { showToast } from '#ui/toasts.ts';
import { createAgreement, updateAgreement } from '../../contract/endpoints-agreements.ts';
import { knownSoftware } from '../../contract/known-software.ts';
import { subProcessorLimits } from '../../contract/software.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { readsOfSoftware } from '../reads-of-gdpr.ts';
import { AgreementFileField, type KeptFile } from './AgreementFileField.tsx';
import type { SoftwareRow } from './software-rows.ts';

const day = z.union([z.literal(''), z.iso.date(field('dateFormat'))]);
const Agreement = z
  .object({
    /** `own/<id>` or `known/<key>`. */
    software: z
      .string()
      .nullable()
      .pipe(z.string(field('select'))),
    responsibleName: z.string().max(200, field('tooLong', { length: 200 })),
    validFrom: day,
    validTo: day,
    subProcessors: z
      .array(z.string().max(subProcessorLimits.longest))
      .max(subProcessorLimits.most, field('tooLarge', { length: subProcessorLimits.most })),
    file: z.custom<KeptFile | null>(),
  })
  .superRefine(({ validFrom, validTo }, context) => {
    if (validFrom && validTo && validTo < validFrom)
      context.addIssue({ code: 'custom', path: ['validTo'], message: field('endBeforeStart') });
  });
type AgreementValues = z.input<typeof Agreement>;

interface AgreementDrawerProps {
  rows: readonly SoftwareRow[];
  /** The software whose agreement it is; undefined to choose one. */
  row: SoftwareRow | undefined;
  onClose: () => void;
}

/** The agreement with who is behind a software (gdpr.89). */
export function AgreementDrawer({ rows, row, onClose }: AgreementDrawerProps) {
  const t = useGdprTexts();
  const creating = useWrite(createAgreement, { changes: readsOfSoftware });
  const updating = useWrite(updateAgreement, { changes: readsOfSoftware });
  const agreement = row?.agreement;
  const form = useForm<AgreementValues, Answer<typeof createAgreement>>(Agreement, {
    initial: valuesOf(row),
    draft: { place: `gdpr/agreement/${row?.software.softwareId ?? 'new'}`, version: agreement?.version, omit: ['file'] },
    send: (values) => {
      const body = sentOf(values);
      if (!agreement) return creating.write({ body });
      const { dataProcessorAgreementId, version } = agreement;
      return updating.write({ body: { ...body, dataProcessorAgreementId, version } });
    },
    onSent: () => {
      showToast({ title: t('software.form.saved') });
      onClose();
    },
  });
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
      <AgreementFileField {...fields.getInputProps('file')} />
    </FormDrawer>
  );
}

function valuesOf(row: SoftwareRow | undefined): AgreementValues {
  const agreement = row?.agreement;
  return {
    software: row ? `own/${row.software.softwareId}` : null,
    responsibleName: agreement?.responsibleName ?? '',
    validFrom: agreement?.validFrom ?? '',
    validTo: agreement?.validTo ?? '',
    subProcessors: [...(agreement?.subProcessors ?? [])],
    file: agreement?.file ?? null,
  };
}

function sentOf({ software, validFrom, validTo, file, responsibleName, subProcessors }: AgreementValues) {
  const [kind, id = ''] = (software ?? '').split(/\/(.*)/);
  return {
    ...(kind === 'own' ? { softwareId: id } : { defaultSoftwareId: id }),
    responsibleName,
    validFrom: validFrom || null,
    validTo: validTo || null,
    subProcessors,
    fileId: file?.fileId ?? null,
  };
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
      items: own.map(({ software }) => ({ value: `own/${software.softwareId}`, label: software.softwareName })),
    },
    {
      group: t('software.form.known'),
      items: known.map(({ defaultSoftwareId, softwareName }) => ({ value: `known/${defaultSoftwareId}`, label: softwareName })),
    },
  ];
}
