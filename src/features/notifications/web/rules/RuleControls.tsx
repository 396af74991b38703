import { Switch } from '@mantine/core';
import { IconDots, IconPencil, IconTrash, IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '#kernel/web/address.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import { showToast } from '#ui/toasts.ts';
import { activateRule, deactivateRule, getNotificationsOverview } from '../../contract/endpoints-rules.ts';
import type { Rule } from '../../contract/rule.ts';
import type { en } from '../../texts/en.ts';
import styles from './rules.module.css';

/** Switches a rule on or off; who may not, reads which of them it is. */
export function RuleSwitch({ rule: { ruleId, title, isActive, version, permissions } }: { rule: Rule }) {
  const t = useTexts<typeof en>('notifications');
  const changes = [getNotificationsOverview];
  const [on, off] = [useWrite(activateRule, { changes }), useWrite(deactivateRule, { changes })];
  if (!permissions.edit) return <span className={styles['state']}>{t(isActive ? 'rules.on' : 'rules.off')}</span>;
  const turn = async (): Promise<void> => {
    await (isActive ? off : on).write({ body: { ruleId, version } });
    showToast({ title: t(isActive ? 'rules.toasts.off' : 'rules.toasts.on', { title }) });
  };
  return (
    <Switch
      aria-label={t('rules.switch', { title })}
      checked={isActive}
      disabled={on.writing || off.writing}
      onChange={() => void runOrShowError(turn)}
    />
  );
}

/** What may be done with a rule. */
export function RuleMenu({ rule: { ruleId, title, permissions } }: { rule: Rule }) {
  const t = useTexts<typeof en>('notifications');
  const [, change] = useQuery();
  const label = t('rules.menu', { title });
  const trigger = (open: MenuTrigger) => <IconButton {...open} label={label} icon={IconDots} size={32} />;
  const openAs = permissions.takeOver ? ('takeOver' as const) : permissions.edit ? ('edit' as const) : ('open' as const);
  return (
    <Menu label={label} trigger={trigger}>
      <MenuItem icon={openAs === 'takeOver' ? IconUserCheck : IconPencil} onSelect={() => change({ rule: ruleId })}>
        {t(`rules.${openAs}`)}
      </MenuItem>
      {permissions.edit && (
        <MenuItem isDangerous icon={IconTrash} onSelect={() => change({ delete: ruleId })}>
          {t('rules.remove')}
        </MenuItem>
      )}
    </Menu>
  );
}
