import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { warningLines } from '#kernel/web/error-texts.ts';
import { notSent, useForm } from '#kernel/web/form.ts';
import { FormDrawer } from '#kernel/web/FormDialog.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { createRule, editRule, getNotificationsOverview } from '../../contract/endpoints-rules.ts';
import { validateRule } from '../../contract/validate-rule.ts';
import type { Rule, RuleFields } from '../../contract/rule.ts';
import type { en } from '../../texts/en.ts';
import { RuleChoices } from './RuleChoices.tsx';
import type { OfferedReason } from './rule-values.ts';
import { RuleWhen } from './RuleWhen.tsx';
import { useRuleWords } from './rule-words.ts';
import { fieldsOf, withOfferedChoices, newRule } from './rule-values.ts';
import { Simulation } from './Simulation.tsx';
import styles from './rules.module.css';

const labels = {
  reason: 'reason',
  title: 'title',
  description: 'description',
  difference: 'when',
  repeatDays: 'repeats',
  date: 'date',
  recipients: 'recipients',
  channels: 'channels',
  actions: 'actions',
} as const satisfies Record<keyof RuleFields, string>;

interface RuleFormProps {
  /** Undefined for a new one. */
  rule: Rule | undefined;
  about: OfferedReason;
  reasons: readonly OfferedReason[];
  onClose: () => void;
}

/** The form of one rule: reason, recipients, time and channels; described as a sentence, with a simulation before saving (notifications.23). */
export function RuleForm({ rule, about: first, reasons, onClose }: RuleFormProps) {
  const t = useTexts<typeof en>('notifications');
  const words = useRuleWords();
  const { form, isTried } = useRuleForm(rule, first, onClose);
  const values = form.fields.getValues();
  const about = reasons.find(({ reason }) => reason === values.reason) ?? first;
  const isFixed = useReadOnly();
  const mayChange = !isFixed && (!rule || rule.permissions.edit || rule.permissions.takeOver);
  const problems = isTried ? validateRule(values) : [];
  const errorOf = (name: keyof RuleFields): string | undefined => {
    const problem = problems.find(({ field }) => field === name);
    return problem && warningLines([`notificationRules.${problem.code}`], 'notifications')[0];
  };
  const set = (part: Partial<RuleFields>): void => form.fields.setValues(withOfferedChoices({ ...values, ...part }, about));
  return (
    <FormDrawer
      title={t(rule ? 'rules.form.editTitle' : 'rules.form.newTitle')}
      form={form}
      onClose={onClose}
      queryNames={['rule', 'about']}
      isReadOnly={!mayChange}
      // The names are those of the fields.
      nameOf={(name) => t(`rules.form.${labels[name as keyof RuleFields]}`)}
      cancel={t(mayChange ? 'rules.form.cancel' : 'rules.form.close')}
      send={t(rule?.permissions.takeOver ? 'rules.form.takeOver' : 'rules.form.save')}
    >
      {rule && !rule.permissions.edit && <Standing rule={rule} />}
      <fieldset disabled={!mayChange} className={styles['fields']}>
        <NativeSelect
          label={t('rules.form.reason')}
          value={values.reason}
          disabled={rule !== undefined}
          onChange={(event) => {
            const next = reasons.find(({ reason }) => reason === event.currentTarget.value);
            if (next)
              form.fields.setValues(
                withOfferedChoices({ ...values, recipients: next.recipients.slice(0, 1).map(({ kind }) => kind) }, next),
              );
          }}
          data={reasons.map(({ reason }) => ({ value: reason, label: t(`reasons.names.${reason}`) }))}
        />
        <TextInput
          required
          label={t('rules.form.title')}
          description={t('rules.form.titleHint')}
          value={values.title}
          error={errorOf('title')}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
        <Textarea
          autosize
          label={t('rules.form.description')}
          maxLength={500}
          value={values.description}
          onChange={(event) => set({ description: event.currentTarget.value })}
        />
        <RuleWhen values={values} about={about} error={errorOf('difference') ?? errorOf('repeatDays')} onChange={set} />
        <RuleChoices values={values} about={about} errorOf={errorOf} onChange={set} />
      </fieldset>
      <section className={styles['aloud']} aria-live="polite" aria-label={t('rules.aloud.title')}>
        {words.aloud(values)}
      </section>
      <Simulation rule={values} />
    </FormDrawer>
  );
}

/** Why the rule cannot be changed, or how it can. */
function Standing({ rule: { createdBy, permissions } }: { rule: Rule }) {
  const t = useTexts<typeof en>('notifications');
  const name = createdBy?.fullName ?? '';
  if (permissions.takeOver) return <Notice tone="note">{createdBy ? t('rules.mayTakeOver', { name }) : t('rules.setByProduct')}</Notice>;
  return <Notice tone="note">{createdBy?.mayEdit ? t('rules.onlyThey', { name }) : t('rules.needsTakeOver')}</Notice>;
}

// What a rule may be is judged by validateRule, which the server asks too.
const AnyRule = z.custom<RuleFields>();

/** Saves a rule. */
function useRuleForm(rule: Rule | undefined, about: OfferedReason, onClose: () => void) {
  const t = useTexts<typeof en>('notifications');
  const changes = [getNotificationsOverview];
  const [creating, editing] = [useWrite(createRule, { changes }), useWrite(editRule, { changes })];
  const [isTried, setTried] = useState(false);
  const takeOver = rule?.permissions.takeOver ?? false;
  const form = useForm<RuleFields>(AnyRule, {
    initial: rule ? fieldsOf(rule) : newRule(about),
    draft: { place: `notifications/rule/${rule?.ruleId ?? 'new'}`, version: rule?.version },
    send: async (values, repeatKey) => {
      setTried(true);
      if (validateRule(values).length > 0) return notSent;
      if (!rule) await creating.write({ body: { rule: values } }, { repeatKey });
      else await editing.write({ body: { rule: { ...values, ruleId: rule.ruleId, version: rule.version }, takeOver } });
      return undefined;
    },
    onSent: () => {
      showToast({ title: t(`rules.toasts.${takeOver ? 'takenOver' : rule ? 'edited' : 'created'}`) });
      onClose();
    },
  });
  return { form, isTried };
}
