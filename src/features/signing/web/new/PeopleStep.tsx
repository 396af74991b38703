import { Radio, Switch } from '@mantine/core';
import { usePersonChoices } from '#features/people/web/public.ts';
import { PeopleSelect } from '#kernel/web/PeopleSelect.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import { RadioCard } from '#ui/RadioCard.tsx';
import { maxAtOnce, maxRecipients } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { SigningPeople } from '../components/SigningPeople.tsx';
import { errorText, type StepProps } from './step-props.ts';
import styles from './new.module.css';

/** Who signs: all the same document, or each their own. */
export function PeopleStep({ form: { fields }, values }: StepProps) {
  const t = useTexts<typeof en>('signing');
  const { kind, recipients, isInOrder, people } = values;
  const everybody = usePersonChoices();
  const hasOrder = kind === 'together' ? recipients.length > 1 : recipients.length > 0;
  return (
    <>
      <Radio.Group label={t('new.people.kind')} {...fields.getInputProps('kind')}>
        <div className={styles['choices']}>
          <RadioCard value="together" name={t('new.people.together')} text={t('new.people.togetherText')} />
          <RadioCard value="each" name={t('new.people.each')} text={t('new.people.eachText')} />
        </div>
      </Radio.Group>
      {kind === 'each' && (
        <PeopleSelect
          label={t('new.people.many')}
          description={t('new.people.manyHint', { count: maxAtOnce })}
          required
          people={everybody}
          maxValues={maxAtOnce}
          {...fields.getInputProps('people')}
          error={errorText(fields.errors['people'], people.length === 0 && t('new.people.required'))}
        />
      )}
      {kind === 'each' && people.length > 0 && <Notice tone="note">{t('new.people.manyCount', { count: people.length })}</Notice>}
      <SigningPeople
        label={t(kind === 'each' ? 'new.people.also' : 'new.people.list')}
        text={kind === 'each' ? t('new.people.alsoText') : undefined}
        people={recipients}
        onChange={(next) => fields.setFieldValue('recipients', next)}
        isInOrder={isInOrder}
        most={kind === 'each' ? maxRecipients - 1 : maxRecipients}
        fieldOf={(index, name) => fields.getInputProps(`recipients.${index}.${name}`)}
        error={errorText(fields.errors['recipients'], recipients.length === 0 && t('new.people.required'))}
      />
      {hasOrder && (
        <Switch
          label={t('new.people.order')}
          description={t('new.people.orderText')}
          {...fields.getInputProps('isInOrder', { type: 'checkbox' })}
        />
      )}
    </>
  );
}
