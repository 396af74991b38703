import { NativeSelect, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useForm, type Form } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { shell } from '#kernel/web/shell.ts';
import { ShownOnce } from '#kernel/web/ShownOnce.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { apiKeys, createApiKey } from '../../contract/endpoints.ts';
import type { KeyArea } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { asksToSignInAgain } from '../sign-in-again.ts';
import { ApiKeyForm, emptyApiKey, lifetimes, newKeyOf } from './api-key-form.ts';
import { KeyAreas } from './KeyAreas.tsx';
import styles from './settings.module.css';

/** Asks for the permissions and lifetime of a new key, then shows it once (identity.46). */
export function NewApiKey({ areas, onClose }: { areas: readonly KeyArea[]; onClose: () => void }) {
  const t = useTexts<typeof en>('account');
  const kernel = useKernelTexts();
  const { write } = useWrite(createApiKey, { changes: [apiKeys] });
  const [made, setMade] = useState<string>();
  const form = useForm(ApiKeyForm, {
    initial: emptyApiKey,
    draft: { place: 'account/api-key/new' },
    send: (values, repeatKey) => write({ body: newKeyOf(values, new Date()) }, { repeatKey }),
    onSent: ({ key }) => setMade(key),
    onRefused: (error) => {
      const isOld = asksToSignInAgain(error);
      // Typed values are stored, and restored after the sign-in.
      if (isOld) shell.signInAgain();
      return isOld;
    },
  });
  if (made !== undefined) {
    const texts = {
      title: t('settings.apiKeys.madeTitle'),
      label: t('settings.apiKeys.key'),
      once: t('settings.apiKeys.madeText'),
      copy: t('settings.apiKeys.copy'),
      copied: kernel('actions.copied'),
    };
    return <ShownOnce value={made} onClose={onClose} queryNames={['new']} texts={texts} />;
  }
  return (
    <FormDialog
      title={t('settings.apiKeys.newTitle')}
      form={form}
      onClose={onClose}
      queryNames={['new']}
      send={t('settings.apiKeys.create')}
    >
      <Fields form={form} areas={areas} />
      <p className={styles['quiet']}>{t('settings.askedAgain')}</p>
    </FormDialog>
  );
}

function Fields({ form: { fields }, areas }: { form: Form<ApiKeyForm>; areas: readonly KeyArea[] }) {
  const t = useTexts<typeof en>('account');
  return (
    <>
      <TextInput
        label={t('settings.apiKeys.name')}
        description={t('settings.apiKeys.nameHint')}
        required
        data-autofocus
        autoComplete="off"
        {...fields.getInputProps('name')}
      />
      <NativeSelect
        label={t('settings.apiKeys.lifetime')}
        data={lifetimes.map((value) => ({ value, label: t(`settings.apiKeys.lifetimes.${value}`) }))}
        {...fields.getInputProps('lifetime')}
      />
      <Radio.Group label={t('settings.apiKeys.scope')} {...fields.getInputProps('scope')}>
        <div className={styles['stack']}>
          <Radio value="chosen" label={t('settings.apiKeys.scopeChosen')} />
          <Radio value="all" label={t('settings.apiKeys.scopeAll')} />
        </div>
      </Radio.Group>
      {fields.getValues().scope === 'chosen' && (
        <KeyAreas
          areas={areas}
          chosen={fields.getValues().permissions}
          onChange={(chosen) => fields.setFieldValue('permissions', chosen)}
          error={fields.errors['permissions']}
        />
      )}
    </>
  );
}
