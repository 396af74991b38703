import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { CallError } from '#kernel/web/call-error.ts';
import { errorLines, warningLines } from '#kernel/web/error-texts.ts';
import { LeaveGuard } from '#kernel/web/LeaveGuard.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { createRule, editRule, getNotificationsOverview } from '../../contract/endpoints-rules.ts';
import { judgeRule } from '../../contract/judge-rule.ts';
import type { Rule, RuleFields } from '../../contract/rule.ts';
import type { en } from '../../texts/en.ts';
import { RuleChoices } from './RuleChoices.tsx';
import type { OfferedReason } from './rule-values.ts';
import { RuleWhen } from './RuleWhen.tsx';
import { useRuleWords } from './rule-words.ts';
import { fieldsOf, fitted, newRule } from './rule-values.ts';
import { Simulation } from './Simulation.tsx';
import styles from './rules.module.css';

interface RuleFormProps {
  /** Undefined for a new one. */
  rule: Rule | undefined;
  about: OfferedReason;
  reasons: readonly OfferedReason[];
  onClose: () => void;
}

/** The form of one rule: reason, recipients, time and channels; described as a sentence, with a simulation before saving. */
export function RuleForm({ rule, about: first, reasons, onClose }: RuleFormProps) {
  const t = useTexts<typeof en>('notifications');
  const words = useRuleWords();
  const [before] = useState(() => (rule ? fieldsOf(rule) : newRule(first)));
  const [values, setValues] = useState(before);
  const [isTried, setTried] = useState(false);
  const [isGivenUp, setGivenUp] = useState(false);
  const about = reasons.find(({ reason }) => reason === values.reason) ?? first;
  const saving = useSaving(rule, onClose);
  const isFixed = useReadOnly();
  const mayChange = !isFixed && (!rule || rule.permissions.edit || rule.permissions.takeOver);
  const problems = isTried ? judgeRule(values) : [];
  const errorOf = (name: keyof RuleFields): string | undefined => {
    const problem = problems.find(({ field }) => field === name);
    return problem && warningLines([`notificationRules.${problem.code}`], 'notifications')[0];
  };
  const set = (part: Partial<RuleFields>): void => setValues(fitted({ ...values, ...part }, about));
  const giveUp = (): void => {
    // Discarding explicitly needs no confirmation; the leave guard must know before the form is left.
    flushSync(() => setGivenUp(true));
    onClose();
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (judgeRule(values).length === 0) void runOrShowError(() => saving.save(values));
  };
  return (
    <form className={styles['form']} onSubmit={handleSubmit} noValidate>
      {rule && !rule.permissions.edit && <Standing rule={rule} />}
      {saving.isConflict && <Notice tone="warn">{t('rules.conflict')}</Notice>}
      <fieldset disabled={!mayChange} className={styles['fields']}>
        <NativeSelect
          label={t('rules.form.reason')}
          value={values.reason}
          disabled={rule !== undefined}
          onChange={(event) => {
            const next = reasons.find(({ reason }) => reason === event.currentTarget.value);
            if (next) setValues(fitted({ ...values, recipients: next.recipients.slice(0, 1).map(({ kind }) => kind) }, next));
          }}
          data={reasons.map(({ reason }) => ({ value: reason, label: t(`reasons.names.${reason}`) }))}
        />
        <TextInput
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
      {saving.refused.length > 0 && <Notice tone="bad">{saving.refused.join(' ')}</Notice>}
      <Simulation rule={values} />
      <footer className={styles['buttons']}>
        <Button variant="default" onClick={giveUp}>
          {t(mayChange ? 'rules.form.cancel' : 'rules.form.close')}
        </Button>
        {mayChange && (
          <Button type="submit" loading={saving.writing}>
            {t(rule?.permissions.takeOver ? 'rules.form.takeOver' : 'rules.form.save')}
          </Button>
        )}
      </footer>
      <LeaveGuard
        isDirty={mayChange && !saving.isDone && !isGivenUp && JSON.stringify(values) !== JSON.stringify(before)}
        queryNames={['rule', 'about']}
      />
    </form>
  );
}

/** Why the rule cannot be changed, or how it can. */
function Standing({ rule: { createdBy, permissions } }: { rule: Rule }) {
  const t = useTexts<typeof en>('notifications');
  const name = createdBy?.fullName ?? '';
  if (permissions.takeOver) return <Notice tone="note">{createdBy ? t('rules.hasLeft', { name }) : t('rules.setByProduct')}</Notice>;
  return <Notice tone="note">{createdBy?.isActive ? t('rules.onlyThey', { name }) : t('rules.needsTakeOver')}</Notice>;
}

/** Saves a rule; a concurrent change is reported, and saving again overwrites it. */
function useSaving(rule: Rule | undefined, onDone: () => void) {
  const t = useTexts<typeof en>('notifications');
  const changes = [getNotificationsOverview];
  const [creating, editing] = [useWrite(createRule, { changes }), useWrite(editRule, { changes })];
  const [version, setVersion] = useState(rule?.version);
  const [isConflict, setConflict] = useState(false);
  const [isDone, setDone] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const takeOver = rule?.permissions.takeOver ?? false;

  async function send(values: RuleFields): Promise<void> {
    if (!rule) await creating.write({ body: { rule: values } });
    else await editing.write({ body: { rule: { ...values, ruleId: rule.ruleId, version }, takeOver } });
  }

  async function save(values: RuleFields): Promise<void> {
    setRefused([]);
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof CallError) || error.offline) throw error;
      if (error.has('common.Conflict')) {
        // The current rule, by the contract of the endpoint.
        setVersion((error.details['rule'] as Rule | undefined)?.version);
        return setConflict(true);
      }
      return setRefused(errorLines(error));
    }
    // The page's leave guard must know before the form is left.
    flushSync(() => setDone(true));
    showToast({ title: t(`rules.toasts.${takeOver ? 'takenOver' : rule ? 'edited' : 'created'}`) });
    onDone();
  }

  return { save, isConflict, isDone, refused, writing: creating.writing || editing.writing };
}
