import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormProblem } from '#kernel/web/FormProblem.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { invalidate } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { isLinkAllowed } from '../../contract/rules/link-address.ts';
import type { en } from '../../texts/en.ts';
import { fileCalls } from '../file-calls.ts';
import { readsOfFiles } from '../use-files.ts';
import { FolderSelect } from './FolderSelect.tsx';
import { usePanel } from './panel-state.ts';
import styles from './panel.module.css';

const schema = z.object({
  url: z.string().trim().min(1, field('required')).refine(isLinkAllowed, field('properFormat')),
  fileName: z.string().trim().min(1, field('required')),
});

/** Adds a link to an external file (files.23). */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof en>('files');
  const k = useKernelTexts();
  const cache = useQueryClient();
  const { place, folder } = usePanel();
  const [inside, setInside] = useState(folder);
  const form = useForm(schema, {
    initial: { url: '', fileName: '' },
    send: async ({ url, fileName }) => {
      await fileCalls(place).addLink(url.trim(), fileName.trim(), inside);
      await invalidate(cache, ...readsOfFiles);
      showToast({ title: t('panel.link.done'), milliseconds: 3000 });
      onClose();
    },
    onRefused: (error) => {
      if (!error.has('files.InvalidUrl')) return false;
      form.fields.setFieldError('url', errorLines(error).join(' '));
      return true;
    },
  });
  return (
    <Dialog title={t('panel.link.title')} isOpen onClose={onClose} closeLabel={k('actions.close')} canClose={!form.sending}>
      <form noValidate onSubmit={form.submit} className={styles['form']}>
        <TextInput
          data-autofocus
          required
          type="url"
          label={t('panel.link.url')}
          description={t('panel.link.urlHint')}
          {...form.fields.getInputProps('url')}
        />
        <TextInput required label={t('panel.link.name')} autoComplete="off" {...form.fields.getInputProps('fileName')} />
        <FolderSelect label={t('panel.link.folder')} value={inside} onChange={setInside} />
        <FormProblem form={form} />
        <div className={styles['buttons']}>
          <Button variant="default" onClick={onClose}>
            {k('actions.cancel')}
          </Button>
          <Button type="submit" loading={form.sending}>
            {t('panel.link.add')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
