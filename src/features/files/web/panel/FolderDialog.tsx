import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormProblem } from '#kernel/web/FormProblem.tsx';
import { findErrorText, useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { invalidate } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import type { en } from '../../texts/en.ts';
import { fileCalls } from '../file-calls.ts';
import { readsOfFiles } from '../use-files.ts';
import { FolderSelect } from './FolderSelect.tsx';
import { usePanel } from './panel-state.ts';
import styles from './panel.module.css';

const schema = z.object({ tagName: z.string().trim().min(1, field('required')) });

/** Creates a folder, by default inside the open one (files.26). */
export function FolderDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof en>('files');
  const k = useKernelTexts();
  const cache = useQueryClient();
  const { place, folder } = usePanel();
  const [inside, setInside] = useState(folder);
  const form = useForm(schema, {
    initial: { tagName: '' },
    send: async ({ tagName }) => {
      await fileCalls(place).createFolder(tagName.trim(), inside);
      await invalidate(cache, ...readsOfFiles);
      showToast({ title: t('panel.folder.done', { name: tagName.trim() }), milliseconds: 3000 });
      onClose();
    },
    onRefused: (error) => {
      const beside = error.has('files.InvalidFileName')
        ? t('panel.folder.badName')
        : error.has('files.SameFolderName') && findErrorText('files.SameFolderName', {});
      if (beside) form.fields.setFieldError('tagName', beside);
      return Boolean(beside);
    },
  });
  return (
    <Dialog title={t('panel.folder.title')} isOpen onClose={onClose} closeLabel={k('actions.close')} canClose={!form.sending}>
      <form noValidate onSubmit={form.submit} className={styles['form']}>
        <TextInput data-autofocus required label={t('panel.folder.name')} autoComplete="off" {...form.fields.getInputProps('tagName')} />
        <FolderSelect label={t('panel.folder.inside')} value={inside} onChange={setInside} />
        <FormProblem form={form} />
        <div className={styles['buttons']}>
          <Button variant="default" onClick={onClose}>
            {k('actions.cancel')}
          </Button>
          <Button type="submit" loading={form.sending}>
            {t('panel.folder.create')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
