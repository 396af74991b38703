import { Radio } from '@mantine/core';
import type { Form } from '#kernel/web/form.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { RadioCard } from '#ui/RadioCard.tsx';
import { planTypes } from '../../contract/kinds.ts';
import type { PlanTemplate } from '../../contract/template.ts';
import type { en } from '../../texts/en.ts';
import { beginningOf } from './beginning-of.ts';
import styles from './new.module.css';
import type { DatedSource } from './plan-values.ts';

interface TypeFieldProps<V extends DatedSource> {
  form: Form<V>;
  templates: readonly PlanTemplate[];
}

/** Whether somebody comes or goes; another kind begins with a template of its own, and has another day. */
export function TypeField<V extends DatedSource>({ form, templates }: TypeFieldProps<V>) {
  const t = useTexts<typeof en>('onoffboarding');
  const choose = (chosen: string): void => {
    const type = planTypes.find((one) => one === chosen);
    // Typed as the part of the values that all forms with a kind have.
    if (type) form.fields.setValues({ type, referenceDate: '', ...beginningOf(templates, type) } as Partial<V>);
  };
  return (
    <Radio.Group label={t('form.type')} value={form.fields.getValues().type} onChange={choose}>
      <div className={styles['two']}>
        {planTypes.map((type) => (
          <RadioCard key={type} value={type} name={t(`words.types.${type}`)} text={t(`form.typeHints.${type}`)} />
        ))}
      </div>
    </Radio.Group>
  );
}
