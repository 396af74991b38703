import { Fragment, type ReactNode } from 'react';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { Mark } from '#ui/Mark.tsx';
import { RadioCard } from '#ui/RadioCard.tsx';
import type { AvailableRole } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { roleIcons } from '../roles/role-icons.ts';
import styles from './users.module.css';

interface RoleChoiceProps {
  roles: readonly AvailableRole[];
  current: RoleKey;
  isExternal: boolean;
  chosen: string;
  /** What the chosen role means, right below it. */
  meaning: ReactNode;
}

/** The internal or external roles as cards with descriptions; roles that the user may not grant are omitted. */
export function RoleChoice({ roles, current, isExternal, chosen, meaning }: RoleChoiceProps) {
  const t = useTexts<typeof en>('access-control');
  const language = useLanguage();
  const offered = roles.filter((role) => role.isExternal === isExternal && (role.isGrantable || role.key === current));
  if (offered.length === 0) return null;
  return (
    <div className={styles['roles']}>
      <p className={styles['group']}>{t(isExternal ? 'role.external' : 'role.internal')}</p>
      {offered.map(({ key, name, description }) => (
        <Fragment key={key}>
          <RadioCard
            value={key}
            name={name[language]}
            text={description[language]}
            mark={key === current && <Mark>{t('role.current')}</Mark>}
            icon={roleIcons[key]}
          />
          {key === chosen && meaning}
        </Fragment>
      ))}
    </div>
  );
}
