import { VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '#kernel/web/address.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { TableFrame } from '#ui/table/TableFrame.tsx';
import { TwoLines } from '#ui/TwoLines.tsx';
import type { Reason } from '../../contract/reasons.ts';
import type { Rule } from '../../contract/rule.ts';
import type { en } from '../../texts/en.ts';
import { ownReasons } from './ReasonRules.tsx';
import { useRuleWords } from './rule-words.ts';
import { RuleMenu, RuleSwitch } from './RuleControls.tsx';
import styles from './rules.module.css';

interface RulesTableProps {
  reasons: readonly Reason[];
  rules: readonly Rule[];
}

const columns = ['reason', 'rule', 'when', 'recipients', 'channels', 'by', 'on'] as const;

/** All rules in one table: a group of rows for each reason, which says so when nobody is told of it. */
export function RulesTable({ reasons, rules }: RulesTableProps) {
  const t = useTexts<typeof en>('notifications');
  return (
    <TableFrame frameData={{ 'data-list': true }} className={styles['table']} aria-label={t('rules.title')}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`rules.columns.${column}`)}
            </th>
          ))}
          <th scope="col">
            <VisuallyHidden>{t('rules.columns.menu')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {reasons.map((reason) => (
        <ReasonRows key={reason} reason={reason} rules={rules.filter((rule) => rule.reason === reason)} />
      ))}
    </TableFrame>
  );
}

function ReasonRows({ reason, rules }: { reason: Reason; rules: readonly Rule[] }) {
  const t = useTexts<typeof en>('notifications');
  const name = t(`reasons.names.${reason}`);
  const [first, ...others] = rules;
  const head = (
    <th scope="rowgroup" rowSpan={Math.max(1, rules.length)}>
      <span className={styles['about']}>
        {name}
        <AddRule reason={reason} name={name} />
      </span>
    </th>
  );
  return (
    <tbody aria-label={name}>
      <tr data-off={first?.isActive === false || undefined}>
        {head}
        {first ? (
          <RuleCells rule={first} />
        ) : (
          <td colSpan={columns.length} className={styles['quiet']}>
            {t(ownReasons.has(reason) ? 'rules.noneOfOwn' : 'rules.none')}
          </td>
        )}
      </tr>
      {others.map((rule) => (
        <tr key={rule.ruleId} data-off={!rule.isActive || undefined}>
          <RuleCells rule={rule} />
        </tr>
      ))}
    </tbody>
  );
}

function AddRule({ reason, name }: { reason: Reason; name: string }) {
  const t = useTexts<typeof en>('notifications');
  const [, change] = useQuery();
  if (useReadOnly()) return null;
  return (
    <IconButton
      size={32}
      icon={IconPlus}
      label={t('rules.addFor', { reason: name })}
      onClick={() => change({ rule: 'new', about: reason })}
    />
  );
}

function RuleCells({ rule }: { rule: Rule }) {
  const t = useTexts<typeof en>('notifications');
  const format = useFormat();
  const words = useRuleWords();
  const { title, description, createdBy, permissions, actions } = rule;
  const only = actions.length > 0 && t('rules.onlyWhen', { actions: format.list(actions.map((one) => t(`rules.actions.${one}`))) });
  return (
    <>
      <td className={styles['title']} title={description ?? undefined}>
        <TwoLines about={description}>{title}</TwoLines>
      </td>
      <td className={styles['single']}>
        <TwoLines about={only}>{words.summary(rule)}</TwoLines>
      </td>
      <td>{words.recipients(rule)}</td>
      <td className={styles['single']}>{words.channels(rule)}</td>
      <td className={styles['single']}>
        <TwoLines about={permissions.takeOver && createdBy && t('rules.creatorCannotEdit')}>{createdBy?.fullName ?? 'Samspill'}</TwoLines>
      </td>
      <td>
        <RuleSwitch rule={rule} />
      </td>
      <td>
        <RuleMenu rule={rule} />
      </td>
    </>
  );
}
