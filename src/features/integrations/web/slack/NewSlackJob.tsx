import { Radio, SegmentedControl, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useForm, type Form } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showRefusal } from '#kernel/web/show-refusal.ts';
import { RadioCard } from '#ui/RadioCard.tsx';
import { showToast } from '#ui/toasts.ts';
import { createSlackJob } from '../../contract/endpoints-slack.ts';
import { slackJobFields, type SlackJob } from '../../contract/entities-slack.ts';
import { slackJobKinds, slackLanguages } from '../../contract/kinds-slack.ts';
import type { en } from '../../texts/en.ts';
import { readsOfSlack } from './reads-of-slack.ts';
import styles from './slack.module.css';
import { SlackPreview } from './SlackPreview.tsx';

const Fields = z.object(slackJobFields);
/** The field that each refusal is about. */
const places = { 'integrations.SlackWebhookInvalid': 'webhookUrl', 'integrations.SlackJobExists': 'webhookUrl' } as const;

interface NewSlackJobProps {
  /** One that Slack switched off, whose name and choices are taken over. */
  like: SlackJob | undefined;
  onClose: () => void;
}

/** Makes a message, with a picture of how it will look (integrations.38). */
export function NewSlackJob({ like, onClose }: NewSlackJobProps) {
  const t = useTexts<typeof en>('integrations');
  const language = useLanguage();
  const { write } = useWrite(createSlackJob, { changes: readsOfSlack });
  const initial: z.input<typeof Fields> = {
    kind: like?.kind ?? 'absenceTomorrow',
    webhookUrl: '',
    language: like?.language ?? language,
    name: like?.name ?? '',
  };
  const form: Form<typeof initial> = useForm(Fields, {
    initial,
    // Whoever has the address may write to the channel, so it is never kept in the browser.
    draft: { place: `integrations/slack/${like?.id ?? 'new'}`, omit: ['webhookUrl'] },
    send: (body, repeatKey) => write({ body: { ...body, ...(like && { replaces: like.id }) } }, { repeatKey }),
    onRefused: (error) => showRefusal(form, error, places),
    onSent: () => {
      showToast({ title: t('slack.made') });
      onClose();
    },
  });
  const { kind, language: spoken } = form.fields.getValues();
  return (
    <FormDialog title={t('slack.newTitle')} form={form} onClose={onClose} queryNames={['slack', 'integration']} send={t('slack.create')}>
      <Radio.Group label={t('slack.what')} {...form.fields.getInputProps('kind')}>
        <div className={styles['choices']}>
          {slackJobKinds.map((one) => (
            <RadioCard key={one} value={one} name={t(`slack.kinds.${one}`)} text={t(`slack.explained.${one}`)} />
          ))}
        </div>
      </Radio.Group>
      <TextInput
        label={t('slack.name')}
        description={t('slack.nameHelp')}
        required
        maxLength={80}
        data-autofocus
        {...form.fields.getInputProps('name')}
      />
      <TextInput
        label={t('slack.webhook')}
        description={t('slack.webhookHelp')}
        placeholder={t('slack.webhookForm')}
        required
        autoComplete="off"
        spellCheck={false}
        {...form.fields.getInputProps('webhookUrl')}
      />
      <fieldset className={styles['fieldset']}>
        <legend className={styles['legend']}>{t('slack.language')}</legend>
        <SegmentedControl
          aria-label={t('slack.language')}
          data={slackLanguages.map((one) => ({ value: one, label: t(`slack.languages.${one}`) }))}
          {...form.fields.getInputProps('language')}
        />
      </fieldset>
      <SlackPreview kind={kind} language={spoken} />
    </FormDialog>
  );
}
