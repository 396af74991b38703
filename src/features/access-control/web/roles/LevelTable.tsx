import { Select } from '@mantine/core';
import { useState } from 'react';
import { useRightsWords } from '#kernel/web/rights-words.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { Matrix } from '#ui/Matrix.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
import type { AvailableRole } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './roles.module.css';

/** The level of each role by feature; on small screens one role at a time. */
export function LevelTable({ roles }: { roles: readonly AvailableRole[] }) {
  const t = useTexts<typeof en>('access-control');
  const words = useRightsWords();
  const language = useLanguage();
  const isNarrow = useNarrow();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = isNarrow ? roles.filter(({ key }) => key === (chosen ?? roles[0]?.key)) : roles;
  return (
    <section>
      <h2 className={styles['title']}>{t('rolesPage.levels')}</h2>
      <p className={styles['text']}>{t('rolesPage.levelsText')}</p>
      {isNarrow && (
        <Select
          mt="sm"
          label={t('users.role')}
          data={roles.map(({ key, name }) => ({ value: key, label: name[language] }))}
          value={shown[0]?.key ?? null}
          onChange={setChosen}
          allowDeselect={false}
        />
      )}
      <Matrix
        label={t('rolesPage.levels')}
        corner={t('rolesPage.feature')}
        rows={(roles[0]?.permissions ?? []).map(({ feature }) => ({ key: feature, label: words.feature(feature) }))}
        columns={shown.map((role) => ({ ...role, label: role.name[language] }))}
        renderCell={({ key: feature }, { permissions }) => {
          const level = permissions.find((one) => one.feature === feature)?.accessLevel ?? 'none';
          return (
            <span className={styles['level']} data-level={level}>
              {t(`levels.${level}`)}
            </span>
          );
        }}
      />
      <dl className={styles['legend']}>
        {(['full', 'viewall', 'team', 'personal', 'own', 'reportonly'] as const).map((level) => (
          <div key={level}>
            <dt>{t(`levels.${level}`)}</dt>
            <dd>{t(`levelTexts.${level}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
