import { Switch } from '@mantine/core';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import type { en } from '../../texts/en.ts';
import type { Draft } from '../draft.ts';
import { contentOfDraft, elementsGiven } from './draft-fields.ts';

/** Clauses that may be left out, but those that a switch above turns on. */
export function OptionalClauses({ draft: { document, change } }: { draft: Draft }) {
  const t = useTexts<typeof en>('employment');
  const language = useLanguage();
  const { template, elements } = contentOfDraft(document);
  const optional = template.baseElements.filter((clause) => clause.optional && clause.activeWith === undefined);
  const isOn = (key: string): boolean => elements.some((one) => one.key === key && one.active);
  const turn = (key: string, isActive: boolean): void =>
    change({ elements: elementsGiven(elements).map((one) => (one.key === key ? { ...one, active: isActive } : one)) });
  if (optional.length === 0) return null;
  return (
    <SettingSection title={t('wizard.groups.clauses.title')} text={t('wizard.groups.clauses.text')}>
      {optional.map(({ key, toggleLabel, helpText }) => (
        <Switch
          key={key}
          label={toggleLabel[language]}
          description={helpText[language]}
          checked={isOn(key)}
          onChange={(event) => turn(key, event.currentTarget.checked)}
        />
      ))}
    </SettingSection>
  );
}
