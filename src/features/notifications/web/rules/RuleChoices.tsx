import { Checkbox } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import { channelName, channels, recipientKinds, ruleActions } from '../../contract/reasons.ts';
import type { RuleFields } from '../../contract/rule.ts';
import type { en } from '../../texts/en.ts';
import type { OfferedReason } from './rule-values.ts';
import { reaches } from './rule-values.ts';
import styles from './rules.module.css';

interface RuleChoicesProps {
  values: RuleFields;
  about: OfferedReason;
  errorOf: (field: keyof RuleFields) => string | undefined;
  onChange: (part: Partial<RuleFields>) => void;
}

/** Recipients, channels and actions: only those that the reason allows. */
export function RuleChoices({ values, about, errorOf, onChange }: RuleChoicesProps) {
  const t = useTexts<typeof en>('notifications');
  return (
    <>
      <Checkbox.Group
        label={t('rules.form.recipients')}
        value={values.recipients}
        error={errorOf('recipients')}
        onChange={(chosen) => onChange({ recipients: recipientKinds.filter((kind) => chosen.includes(kind)) })}
      >
        <div className={styles['choices']}>
          {about.recipients.map(({ kind }) => (
            <Checkbox key={kind} value={kind} label={t(`rules.recipients.${kind}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <Checkbox.Group
        label={t('rules.form.channels')}
        value={values.channels.map(String)}
        error={errorOf('channels')}
        onChange={(chosen) => onChange({ channels: channels.filter((one) => chosen.includes(String(one))) })}
      >
        <div className={styles['choices']}>
          {about.channels.map((one) => (
            <Checkbox
              key={one}
              value={String(one)}
              label={t(`rules.channels.${channelName[one]}`)}
              disabled={!reaches(about, values.recipients, one)}
            />
          ))}
        </div>
      </Checkbox.Group>
      {about.actions.length > 0 && (
        <Checkbox.Group
          label={t('rules.form.actions')}
          description={t('rules.form.actionsHint')}
          value={values.actions}
          error={errorOf('actions')}
          onChange={(chosen) => onChange({ actions: ruleActions.filter((action) => chosen.includes(action)) })}
        >
          <div className={styles['choices']}>
            {about.actions.map((action) => (
              <Checkbox key={action} value={action} label={t(`rules.actions.${action}`)} />
            ))}
          </div>
        </Checkbox.Group>
      )}
    </>
  );
}
