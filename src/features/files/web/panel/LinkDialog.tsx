import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { showRefusal } from '#kernel/web/show-refusal.ts';
import { findErrorText, useTexts } from '#kernel/web/texts.ts';
import { invalidate } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { linkCodes, nameCodes } from '../../contract/limits.ts';
import { isLinkAllowed } from '../../contract/rules/link-address.ts';
import type { en } from '../../texts/en.ts';
import { fileCalls } from '../file-calls.ts';
import { keyOfPlace } from '../file-place.ts';
import { readsOf } from '../use-files.ts';
import { FolderSelect } from './FolderSelect.tsx';
import { usePanel } from './panel-state.ts';

const schema = z.object({
  url: z.string().trim().min(1, field('required')).refine(isLinkAllowed, field('properFormat')),
  fileName: z.string().trim().min(1, field('required')),
  inside: z.string().nullable(),
});

/** Which field the refusals of the call are about. */
const places = Object.fromEntries(linkCodes.map((code) => [code, nameCodes.some((one) => one === code) ? 'fileName' : 'url'] as const));

/** Adds a link to an external file (files.23). */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof en>('files');
  const cache = useQueryClient();
  const { place, folder, mayAdd } = usePanel();
  // What a draft names may be gone.
  const placeOf = (inside: string | null) => (mayAdd(inside) ? inside : folder);
  const form = useForm<z.input<typeof schema>>(schema, {
    initial: { url: '', fileName: '', inside: folder },
    draft: { place: `files/${keyOfPlace(place)}/link` },
    send: async ({ url, fileName, inside }) => {
      await fileCalls(place).addLink(url.trim(), fileName.trim(), placeOf(inside));
      await invalidate(cache, ...readsOf(place));
      showToast({ title: t('panel.link.done'), milliseconds: 3000 });
    },
    onSent: onClose,
    onRefused: (error): boolean => showRefusal(form, error, places),
  });
  const address = form.fields.getValues().url.trim();
  const wrongAddress = address !== '' && !isLinkAllowed(address) && findErrorText('files.InvalidUrl', {});
  const addressProps = form.fields.getInputProps('url');
  return (
    <FormDialog title={t('panel.link.title')} form={form} onClose={onClose} send={t('panel.link.add')}>
      <TextInput
        data-autofocus
        required
        type="url"
        label={t('panel.link.url')}
        description={t('panel.link.urlHint')}
        {...addressProps}
        error={addressProps.error && (wrongAddress || addressProps.error)}
      />
      <TextInput required label={t('panel.link.name')} autoComplete="off" {...form.fields.getInputProps('fileName')} />
      <FolderSelect
        label={t('panel.link.folder')}
        value={placeOf(form.fields.getValues().inside)}
        onChange={(next) => form.fields.setFieldValue('inside', next)}
      />
    </FormDialog>
  );
}
