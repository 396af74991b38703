import { Autocomplete, TextInput } from '@mantine/core';
import { z } from 'zod';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { createCompanySoftware } from '../../contract/endpoints-agreements.ts';
import { knownSoftware } from '../../contract/known-software.ts';
import type { CompanySoftware } from '../../contract/software.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { SoftwareCell } from './SoftwareCell.tsx';
import { readsOfSoftware } from '../reads-of-gdpr.ts';

const Software = z.object({
  softwareName: z
    .string()
    .trim()
    .min(1, field('required'))
    .max(200, field('tooLong', { length: 200 })),
  softwareCompanyName: z.string().max(200, field('tooLong', { length: 200 })),
});
type SoftwareValues = z.input<typeof Software>;

interface AddSoftwareProps {
  onAdded?: (software: CompanySoftware) => void;
  onClose: () => void;
}

/** Adds a software of the known list, whose supplier is then known too, or of the company's own. */
export function AddSoftware({ onAdded, onClose }: AddSoftwareProps) {
  const t = useGdprTexts();
  const { write } = useWrite(createCompanySoftware, { changes: readsOfSoftware });
  const form = useForm<SoftwareValues, Answer<typeof createCompanySoftware>>(Software, {
    initial: { softwareName: '', softwareCompanyName: '' },
    draft: { place: 'gdpr/software/new' },
    send: ({ softwareName, softwareCompanyName }) =>
      write({
        body: {
          softwareName: softwareName.trim(),
          softwareCompanyName,
          defaultSoftwareId: knownBy(softwareName)?.defaultSoftwareId ?? null,
        },
      }),
    onSent: ({ companySoftware, isNew }) => {
      showToast({ title: t(isNew ? 'software.new.added' : 'software.new.there', { name: companySoftware.softwareName }) });
      onAdded?.(companySoftware);
      onClose();
    },
  });
  const { fields } = form;
  const take = (softwareName: string): void => {
    const known = knownBy(softwareName);
    fields.setValues(known ? { softwareName, softwareCompanyName: known.softwareCompanyName } : { softwareName });
  };
  return (
    <FormDialog title={t('software.new.title')} form={form} onClose={onClose} send={t('software.new.add')}>
      <Autocomplete
        label={t('software.new.name')}
        description={t('software.new.nameHint')}
        required
        data={knownSoftware.map(({ softwareName }) => softwareName)}
        limit={20}
        renderOption={({ option }) => <KnownOption name={option.value} />}
        maxLength={200}
        data-autofocus
        {...fields.getInputProps('softwareName')}
        onChange={take}
      />
      <TextInput label={t('software.new.company')} maxLength={200} autoComplete="off" {...fields.getInputProps('softwareCompanyName')} />
    </FormDialog>
  );
}

/** A known software with its picture and who makes it. */
function KnownOption({ name }: { name: string }) {
  const known = knownBy(name);
  return known ? <SoftwareCell software={known} /> : name;
}

function knownBy(name: string) {
  return knownSoftware.find(({ softwareName }) => softwareName.toLowerCase() === name.trim().toLowerCase());
}
