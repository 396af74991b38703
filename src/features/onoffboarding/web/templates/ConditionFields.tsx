import { MultiSelect, Select, TagsInput } from '@mantine/core';
import { useKnownValues } from '#features/people/web/public.ts';
import { PositionType } from '#features/people/contract/entities.ts';
import type { Form } from '#kernel/web/form.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { longestWord, maxWords } from '../../contract/rules/conditions.ts';
import type { en } from '../../texts/en.ts';
import styles from '../task/task.module.css';
import { leaderChoices, wordConditions, type TemplateTaskValues } from './template-values.ts';

/** For whom a task is made; what people have in their profiles is offered, and another name can be typed (plans.60). */
export function ConditionFields({ form }: { form: Form<TemplateTaskValues> }) {
  const t = useTexts<typeof en>('onoffboarding');
  const known = useKnownValues();
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{t('template.conditions')}</legend>
      <p className={styles['text']}>{t('template.conditionsText')}</p>
      {wordConditions.map((name) => (
        <TagsInput
          key={name}
          label={t(`template.fields.${name}`)}
          description={t('template.typeWords')}
          data={known(name)}
          limit={20}
          maxTags={maxWords}
          maxLength={longestWord}
          acceptValueOnBlur
          clearable
          {...form.fields.getInputProps(name)}
        />
      ))}
      <MultiSelect
        label={t('template.fields.contractTypes')}
        data={PositionType.options.map((value) => ({ value, label: t(`words.contractTypes.${value}`) }))}
        clearable
        {...form.fields.getInputProps('contractTypes')}
      />
      <Select
        label={t('template.fields.leaders')}
        data={leaderChoices.map((value) => ({ value, label: t(`template.leaders.${value}`) }))}
        allowDeselect={false}
        {...form.fields.getInputProps('leaders')}
      />
    </fieldset>
  );
}
