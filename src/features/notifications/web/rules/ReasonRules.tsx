import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '#kernel/web/address.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { Reason } from '../../contract/reasons.ts';
import type { Rule } from '../../contract/rule.ts';
import type { en } from '../../texts/en.ts';
import { useRuleWords } from './rule-words.ts';
import { RuleMenu, RuleSwitch } from './RuleControls.tsx';
import styles from './rules.module.css';

/** Reasons that also work without a rule: the user's own reminders, which the note itself sends. */
export const ownReasons: ReadonlySet<Reason> = new Set(['NotesNotificationsPersonal']);

/** The rules of one reason, on a narrow screen; without any it explains what is missing. */
export function ReasonRules({ reason, rules }: { reason: Reason; rules: readonly Rule[] }) {
  const t = useTexts<typeof en>('notifications');
  const isFixed = useReadOnly();
  const [, change] = useQuery();
  const name = t(`reasons.names.${reason}`);
  return (
    <section aria-label={name} className={styles['reason']}>
      <header className={styles['head']}>
        <h2 className={styles['name']}>{name}</h2>
        {!isFixed && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('rules.addFor', { reason: name })}
            leftSection={<IconPlus aria-hidden />}
            onClick={() => change({ rule: 'new', about: reason })}
          >
            {t('rules.add')}
          </Button>
        )}
      </header>
      {rules.length === 0 && <p className={styles['quiet']}>{t(ownReasons.has(reason) ? 'rules.noneOfOwn' : 'rules.none')}</p>}
      <ul className={styles['list']}>
        {rules.map((rule) => (
          <li key={rule.ruleId} className={styles['rule']} data-off={!rule.isActive || undefined}>
            <RuleRow rule={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RuleRow({ rule }: { rule: Rule }) {
  const t = useTexts<typeof en>('notifications');
  const words = useRuleWords();
  const { title, description, createdBy, permissions } = rule;
  return (
    <>
      <div className={styles['words']}>
        <strong>{title}</strong>
        {description && <span>{description}</span>}
        <span className={styles['quiet']}>
          {words.summary(rule)} · {words.recipients(rule)} · {words.channels(rule)}
        </span>
        <span className={styles['quiet']}>
          {createdBy ? t('rules.setBy', { name: createdBy.fullName }) : t('rules.setByProduct')}
          {permissions.takeOver && createdBy ? ` · ${t('rules.mayTakeOver', { name: createdBy.fullName })}` : ''}
        </span>
      </div>
      <RuleSwitch rule={rule} />
      <RuleMenu rule={rule} />
    </>
  );
}
