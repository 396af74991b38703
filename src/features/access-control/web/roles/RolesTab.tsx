import { Skeleton } from '@mantine/core';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getAvailableRoles } from '../../contract/endpoints.ts';
import type { AvailableRole } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { LevelTable } from './LevelTable.tsx';
import { roleIcons } from './role-icons.ts';
import styles from './roles.module.css';

/** The purpose and the levels of each role, from the table that all access checks use (access-control.18). */
export function RolesTab() {
  const t = useTexts<typeof en>('access-control');
  const read = useCall(getAvailableRoles, {}, { staleMinutes: 10 });
  return (
    <Loaded read={read} skeleton={<Skeleton height={480} radius="lg" />}>
      {({ roles }) => (
        <div className={styles['page']}>
          <RoleList title={t('rolesPage.internal')} roles={roles.filter(({ isExternal }) => !isExternal)} />
          <RoleList title={t('rolesPage.external')} roles={roles.filter(({ isExternal }) => isExternal)} />
          <LevelTable roles={roles} />
        </div>
      )}
    </Loaded>
  );
}

function RoleList({ title, roles }: { title: string; roles: readonly AvailableRole[] }) {
  const language = useLanguage();
  return (
    <section>
      <h2 className={styles['title']}>{title}</h2>
      <ul className={styles['cards']}>
        {roles.map(({ key, name, description }) => {
          const Picture = roleIcons[key];
          return (
            <li key={key} className={styles['card']}>
              <span className={styles['sign']}>
                <Picture aria-hidden size={20} stroke={1.75} />
              </span>
              <div>
                <h3 className={styles['name']}>{name[language]}</h3>
                {description[language] && <p className={styles['text']}>{description[language]}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
