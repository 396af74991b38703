import { Select } from '@mantine/core';
import { useState } from 'react';
import { useRightsWords } from '#kernel/web/rights-words.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
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
      {/* Wider than some windows, so it must be scrollable with the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles['frame']} tabIndex={0} aria-label={t('rolesPage.levels')}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('rolesPage.feature')}</th>
              {shown.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name[language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {roles[0]?.permissions.map(({ feature }) => (
              <tr key={feature}>
                <th scope="row">{words.feature(feature)}</th>
                {shown.map(({ key, permissions }) => {
                  const level = permissions.find((one) => one.feature === feature)?.accessLevel ?? 'none';
                  return (
                    <td key={key} data-level={level}>
                      {t(`levels.${level}`)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
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
