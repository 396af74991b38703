import { Radio, Select, Textarea } from '@mantine/core';
import { IconFolder, IconSignature, IconUser } from '@tabler/icons-react';
import { companyFiles } from '#features/files/contract/endpoints-company.ts';
import { FolderField } from '#features/files/web/public.ts';
import { usePersonChoices } from '#features/people/web/public.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { DateField } from '#kernel/web/DateField.tsx';
import { today } from '#kernel/web/local-day.ts';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { RadioCard } from '#ui/RadioCard.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import type { getSigningOptions } from '../../contract/endpoints.ts';
import { languages, longestNote } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { MethodField } from '../components/MethodField.tsx';
import { PhoneFields } from '../components/PhoneFields.tsx';
import { SendSummary } from './SendSummary.tsx';
import type { StepProps } from './step-props.ts';
import styles from './new.module.css';

/** How they show who they are, until when, and where the signed file goes. */
export function SendStep({ form, values, options }: StepProps & { options: Answer<typeof getSigningOptions> }) {
  const t = useTexts<typeof en>('signing');
  const { fields } = form;
  const { kind, signingMethod, recipients } = values;
  return (
    <>
      <SettingSection title={t('new.send.method')} text={t('new.send.methodText')}>
        <MethodField methods={options.signingMethods} {...fields.getInputProps('signingMethod')} />
        {signingMethod === 'smsCode' && kind === 'each' && <p className={styles['quiet']}>{t('new.send.manyPhones')}</p>}
        {signingMethod === 'smsCode' && recipients.length > 0 && (
          <PhoneFields people={recipients} fieldOf={(index, name) => fields.getInputProps(`recipients.${index}.${name}`)} />
        )}
      </SettingSection>
      <SettingSection title={t('new.send.terms')}>
        <DateField
          label={t('new.send.dueDate')}
          description={t('new.send.dueDateHint')}
          min={today()}
          {...fields.getInputProps('dueDate')}
        />
        <Textarea
          label={t('new.send.note')}
          description={t('new.send.noteHint')}
          autosize
          minRows={3}
          maxLength={longestNote}
          {...fields.getInputProps('note')}
        />
        <Select
          label={t('new.send.language')}
          data={languages.map((value) => ({ value, label: t(`list.languages.${value}`) }))}
          allowDeselect={false}
          {...fields.getInputProps('language')}
        />
      </SettingSection>
      <PlaceFields form={form} values={values} />
      <SendSummary values={values} limit={options.limit} />
    </>
  );
}

/** Where the signed file goes. */
function PlaceFields({ form: { fields }, values }: StepProps) {
  const t = useTexts<typeof en>('signing');
  const people = usePersonChoices();
  const { kind, location } = values;
  const ownProfile = t(kind === 'each' ? 'new.send.ownProfile' : 'new.send.profile');
  return (
    <SettingSection title={t('new.send.place')} text={t('new.send.placeText')}>
      <Radio.Group aria-label={t('new.send.place')} {...fields.getInputProps('location')}>
        <div className={styles['choices']}>
          <RadioCard value="profile" name={ownProfile} text={t('new.send.profileText')} icon={IconUser} />
          <RadioCard value="company" name={t('new.send.company')} text={t('new.send.companyText')} icon={IconFolder} />
          <RadioCard value="none" name={t('new.send.here')} text={t('new.send.hereText')} icon={IconSignature} />
        </div>
      </Radio.Group>
      {location === 'profile' && kind === 'together' && (
        <PersonSelect label={t('new.send.person')} required people={people} {...fields.getInputProps('personId')} />
      )}
      {location === 'company' && (
        <FolderField label={t('new.send.folder')} place={{ files: companyFiles }} {...fields.getInputProps('folderId')} />
      )}
    </SettingSection>
  );
}
