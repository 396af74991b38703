import type { ReactNode } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import type { Value } from '../../contract/template.ts';
import type { en } from '../../texts/en.ts';
import { contentOfDraft } from './draft-fields.ts';
import { shownGroups, type FieldStep, type GroupKey } from './field-groups.ts';
import { useShownFaults } from './fields/use-shown-faults.ts';
import { VariableFields } from './fields/VariableFields.tsx';
import type { StepPageProps } from './step-props.ts';
import styles from './wizard.module.css';

interface StepSectionsProps extends Omit<StepPageProps, 'open'> {
  step: FieldStep;
  /** At the end of a section. */
  more?: Partial<Record<GroupKey, ReactNode>>;
  /** After the sections. */
  last: ReactNode;
}

/** The variables of a step, in sections (employment.42). */
export function StepSections({ draft, validation, hasBeenLeft, step, more = {}, last }: StepSectionsProps) {
  const t = useTexts<typeof en>('employment');
  const { template } = contentOfDraft(draft.document);
  const { values } = validation.contract;
  const { shown, handlers } = useShownFaults(validation.faults, hasBeenLeft);
  const change = (key: string, value: Value) => draft.change({ variables: [{ key, value }] });
  return (
    <div className={styles['sections']} {...handlers}>
      {shownGroups(template, values, step).map(({ key, variables }) => (
        <SettingSection key={key} title={t(`wizard.groups.${key}.title`)} text={t(`wizard.groups.${key}.text`)}>
          <VariableFields variables={variables} values={values} onChange={change} faults={shown} findings={validation.findings} />
          {more[key]}
        </SettingSection>
      ))}
      {last}
    </div>
  );
}
