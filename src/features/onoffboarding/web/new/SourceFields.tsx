import { Radio, Select } from '@mantine/core';
import { useFormat } from '#kernel/web/format.ts';
import type { Form } from '#kernel/web/form.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Mark } from '#ui/Mark.tsx';
import { RadioCard } from '#ui/RadioCard.tsx';
import { getPlans } from '../../contract/endpoints.ts';
import type { PlanTemplate } from '../../contract/template.ts';
import type { en } from '../../texts/en.ts';
import { EndAccess } from '../components/EndAccess.tsx';
import { emptySource, planSource, templateSource, type SourceValues } from './plan-values.ts';
import styles from './new.module.css';

interface SourceFieldsProps<V extends SourceValues> {
  form: Form<V>;
  templates: readonly PlanTemplate[];
}

/** What a plan begins with: a template of its kind, another plan, or nothing; and whether access ends with it. */
export function SourceFields<V extends SourceValues>({ form, templates }: SourceFieldsProps<V>) {
  const t = useTexts<typeof en>('onoffboarding');
  const language = useLanguage();
  const { type, source } = form.fields.getValues();
  const offered = templates.filter((template) => template.type === type);
  const choose = (chosen: string): void => {
    const template = offered.find(({ templateId }) => templateSource(templateId) === chosen);
    // Typed as the part of the values that all forms with a source have.
    form.fields.setValues({ source: chosen, endAccess: template?.endAccess ?? false } as Partial<V>);
  };
  const others = useOtherPlans(type);
  return (
    <>
      <Radio.Group label={t('form.template')} {...form.fields.getInputProps('source')} onChange={choose}>
        <div className={styles['sources']}>
          {offered.map(({ templateId, name, description, isBuiltIn, tasks }) => (
            <RadioCard
              key={templateId}
              value={templateSource(templateId)}
              name={name[language]}
              text={[description[language], t('form.tasksIn', { count: tasks.length })].filter(Boolean).join(' ')}
              mark={isBuiltIn ? undefined : <Mark>{t('form.own')}</Mark>}
            />
          ))}
          {others.length > 0 && <RadioCard value={planSource} name={t('form.otherPlan')} text={t('form.otherPlanText')} />}
          <RadioCard value={emptySource} name={t('form.empty')} text={t('form.emptyText')} />
        </div>
      </Radio.Group>
      {source === planSource && (
        <Select label={t('form.choosePlan')} required searchable data={others} {...form.fields.getInputProps('planId')} />
      )}
      <EndAccess {...form.fields.getInputProps('endAccess', { type: 'checkbox' })} type={type} />
    </>
  );
}

/** The plans of a kind that the user may copy, the latest first. */
function useOtherPlans(type: SourceValues['type']): { value: string; label: string }[] {
  const t = useTexts<typeof en>('onoffboarding');
  const format = useFormat();
  const { answer } = useCall(getPlans, {}, { staleMinutes: 2 });
  const plans = answer ? [...answer.published, ...answer.drafts] : [];
  return plans
    .filter((plan) => plan.type === type && plan.numberOfTasks > 0)
    .toSorted((one, other) => (one.referenceDate < other.referenceDate ? 1 : -1))
    .map(({ id, companyUserFullName: name, referenceDate }) => ({
      value: id,
      label: t('form.planOf', { name, date: format.date(referenceDate) }),
    }));
}
