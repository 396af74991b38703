import { Checkbox } from '@mantine/core';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { ItemLevel } from '../../contract/entities-item.ts';
import type { en } from '../../texts/en.ts';
import styles from '../access.module.css';
import type { GrantDraft } from './grant-draft.ts';
import { LevelSelect } from './LevelSelect.tsx';

interface RoleGrantsProps {
  roles: readonly RoleKey[];
  chosen: GrantDraft['roles'];
  onChange: (roles: GrantDraft['roles']) => void;
}

/** The roles that can see an item, each with its level; System Admins always can. */
export function RoleGrants({ roles, chosen, onChange }: RoleGrantsProps) {
  const t = useTexts<typeof en>('access-control');
  const set = (role: RoleKey, level: ItemLevel | undefined) => {
    const { [role]: _former, ...others } = chosen;
    onChange(level ? { ...others, [role]: level } : others);
  };
  return (
    <fieldset className={styles['set']}>
      <legend className={styles['heading']}>{t('items.roles')}</legend>
      <ul className={styles['rows']}>
        {roles.map((role) => {
          const name = t(`roles.${role}.name`);
          const level = role === 'systemadmin' ? 'full' : chosen[role];
          return (
            <li key={role} className={styles['row']}>
              <Checkbox
                label={name}
                checked={level !== undefined}
                disabled={role === 'systemadmin'}
                onChange={(event) => set(role, event.currentTarget.checked ? 'view' : undefined)}
              />
              {level && role !== 'systemadmin' && <LevelSelect name={name} level={level} onChange={(next) => set(role, next)} />}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
