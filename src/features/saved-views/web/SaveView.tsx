import { Checkbox, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { findErrorText, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { saveView } from '../contract/endpoints.ts';
import { ViewName } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';
import { readsOfViews } from './reads-of-views.ts';

interface SaveViewProps {
  list: string;
  query: string;
  mayShare: boolean;
  onClose: () => void;
}

const NewView = z.object({ name: ViewName, isShared: z.boolean() });

/** Keeps what the list shows under a name. */
export function SaveView({ list, query, mayShare, onClose }: SaveViewProps) {
  const t = useTexts<typeof en>('saved-views');
  const { write } = useWrite(saveView, { changes: readsOfViews });
  const form = useForm<z.output<typeof NewView>>(NewView, {
    initial: { name: '', isShared: false },
    draft: { place: `saved-views/${list}`, omit: [] },
    send: async ({ name, isShared }) => {
      await write({ body: { list, name: name.trim(), query, isShared } });
      showToast({ title: t('save.done', { name: name.trim() }) });
    },
    onSent: onClose,
    onRefused: (error) => {
      const isTaken = error.has('savedviews.DuplicateName');
      if (isTaken) form.fields.setFieldError('name', findErrorText('savedviews.DuplicateName', {}));
      return isTaken;
    },
  });
  return (
    <FormDialog title={t('save.title')} form={form} onClose={onClose} send={t('save.confirm')}>
      <p>{t('save.text')}</p>
      <TextInput data-autofocus required label={t('save.name')} autoComplete="off" {...form.fields.getInputProps('name')} />
      {mayShare && <Checkbox label={t('save.shared')} {...form.fields.getInputProps('isShared', { type: 'checkbox' })} />}
    </FormDialog>
  );
}
