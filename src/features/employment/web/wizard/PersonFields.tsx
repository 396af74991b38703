import { Checkbox, Select, Stack } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import type { BaseData } from '../../contract/document.ts';
import type { FoundFault } from '../../contract/rules/check-values.ts';
import type { en } from '../../texts/en.ts';
import type { Draft } from '../draft.ts';
import { contentOfDraft } from './draft-fields.ts';
import { baseValues, signeeFields } from './field-groups.ts';
import { useShownFaults } from './fields/use-shown-faults.ts';
import { chosenInvitation, hasEmail } from './person-choices.ts';
import { VariableFields } from './fields/VariableFields.tsx';
import styles from './wizard.module.css';

const positionTypes = ['permanent', 'manager', 'temporary'] as const satisfies readonly BaseData['positionType'][];

/** What the position is called on the person's profile. */
export function PositionType({ draft: { document, change } }: { draft: Draft }) {
  const t = useTexts<typeof en>('employment');
  const { positionType } = contentOfDraft(document).baseData;
  return (
    <Select
      label={t('wizard.fields.positionType')}
      data={positionTypes.map((value) => ({ value, label: t(`wizard.fields.positionTypes.${value}`) }))}
      allowDeselect={false}
      value={positionType}
      onChange={(value) => change({ baseData: { positionType: positionTypes.find((one) => one === value) ?? null } })}
    />
  );
}

/** What becomes of the person when the contract is published (employment.44). */
export function PersonChoices({ draft: { document, change } }: { draft: Draft }) {
  const t = useTexts<typeof en>('employment');
  const { baseData } = contentOfDraft(document);
  const choose = (choices: Partial<BaseData>) => change({ baseData: choices });
  const create = (isOn: boolean) => choose(isOn ? { createUser: true } : { createUser: false, inviteUser: false });
  // Somebody who is invited is created too.
  const invite = (isOn: boolean) => choose(isOn && isNew ? { createUser: true, inviteUser: true } : { inviteUser: isOn });
  const isNew = document.companyUserId === null;
  return (
    <Stack gap="xs">
      {isNew ? (
        <Choice label={t('wizard.person.createUser')} isOn={baseData.createUser} onChange={create} />
      ) : (
        <Choice label={t('wizard.person.updateUser')} isOn={baseData.updateUser} onChange={(updateUser) => choose({ updateUser })} />
      )}
      <Choice
        label={t('wizard.person.inviteUser')}
        help={hasEmail(document) ? undefined : t('wizard.person.inviteNeedsEmail')}
        isOn={chosenInvitation(document)}
        isOffered={hasEmail(document)}
        onChange={invite}
      />
    </Stack>
  );
}

interface ChoiceProps {
  label: string;
  help?: string | undefined;
  isOn: boolean;
  isOffered?: boolean;
  onChange: (isOn: boolean) => void;
}

function Choice({ label, help, isOn, isOffered = true, onChange }: ChoiceProps) {
  return (
    <Checkbox
      label={label}
      description={help}
      disabled={!isOffered}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

interface SigneeFieldsProps {
  draft: Draft;
  faults: readonly FoundFault[];
  hasBeenLeft: boolean;
}

/** Who signs for the employer, if not the contact person. */
export function SigneeFields({ draft: { document, change }, faults, hasBeenLeft }: SigneeFieldsProps) {
  const t = useTexts<typeof en>('employment');
  const { baseData } = contentOfDraft(document);
  const { shown, handlers } = useShownFaults(faults, hasBeenLeft);
  return (
    <SettingSection title={t('wizard.groups.signee.title')} text={t('wizard.groups.signee.text')}>
      <div className={styles['section']} {...handlers}>
        <VariableFields
          variables={signeeFields}
          values={baseValues(baseData)}
          faults={shown}
          onChange={(key, value) => change({ baseData: { [key]: String(value ?? '') } })}
        />
      </div>
    </SettingSection>
  );
}
