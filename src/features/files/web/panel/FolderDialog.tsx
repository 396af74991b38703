import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { findErrorText, useTexts } from '#kernel/web/texts.ts';
import { invalidate } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import type { en } from '../../texts/en.ts';
import { fileCalls } from '../file-calls.ts';
import { keyOfPlace } from '../file-place.ts';
import { readsOf } from '../use-files.ts';
import { FolderSelect } from './FolderSelect.tsx';
import { usePanel } from './panel-state.ts';

const schema = z.object({ tagName: z.string().trim().min(1, field('required')), inside: z.string().nullable() });

/** Creates a folder, by default inside the open one (files.26). */
export function FolderDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof en>('files');
  const cache = useQueryClient();
  const { place, folder, mayAdd } = usePanel();
  // What a draft names may be gone.
  const placeOf = (inside: string | null) => (mayAdd(inside) ? inside : folder);
  const form = useForm<z.input<typeof schema>>(schema, {
    initial: { tagName: '', inside: folder },
    draft: { place: `files/${keyOfPlace(place)}/folder` },
    send: async ({ tagName, inside }) => {
      await fileCalls(place).createFolder(tagName.trim(), placeOf(inside));
      await invalidate(cache, ...readsOf(place));
      showToast({ title: t('panel.folder.done', { name: tagName.trim() }), milliseconds: 3000 });
    },
    onSent: onClose,
    onRefused: (error) => {
      const beside = error.has('files.InvalidFileName')
        ? t('panel.folder.badName')
        : error.has('files.SameFolderName') && findErrorText('files.SameFolderName', {});
      if (beside) form.fields.setFieldError('tagName', beside);
      return Boolean(beside);
    },
  });
  return (
    <FormDialog title={t('panel.folder.title')} form={form} onClose={onClose} send={t('panel.folder.create')}>
      <TextInput data-autofocus required label={t('panel.folder.name')} autoComplete="off" {...form.fields.getInputProps('tagName')} />
      <FolderSelect
        label={t('panel.folder.inside')}
        value={placeOf(form.fields.getValues().inside)}
        onChange={(next) => form.fields.setFieldValue('inside', next)}
      />
    </FormDialog>
  );
}
