import { Checkbox, Input } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Permission } from '#kernel/contract/permissions.ts';
import { useRightsWords } from '#kernel/web/rights-words.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { KeyArea } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { isChosen, isDivided, withUse, type KeyUse } from './key-areas.ts';
import styles from './settings.module.css';

interface KeyAreasProps {
  areas: readonly KeyArea[];
  chosen: readonly Permission[];
  onChange: (chosen: Permission[]) => void;
  error: ReactNode;
}

/** What a key may do, by area: read, or change as well (identity.46). */
export function KeyAreas({ areas, chosen, onChange, error }: KeyAreasProps) {
  const t = useTexts<typeof en>('account');
  const words = useRightsWords();
  const tick = (area: KeyArea, use: KeyUse, label: string) => (
    <Checkbox
      aria-label={t('settings.apiKeys.useOf', { area: words.feature(area.feature), use: label })}
      error={Boolean(error)}
      data-path={area === areas[0] && use === 'reading' ? 'permissions' : undefined}
      checked={isChosen(area, use, chosen)}
      onChange={(event) => onChange(withUse(area, use, { chosen, isOn: event.currentTarget.checked }))}
    />
  );
  const [reads, changes] = [t('settings.apiKeys.reads'), t('settings.apiKeys.changes')];
  return (
    <table className={styles['areas']}>
      <caption>
        {t('settings.apiKeys.permissions')}
        {/* Over the table, which is longer than the dialog is high. */}
        {error && <Input.Error role="alert">{t('settings.apiKeys.noneChosen')}</Input.Error>}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('settings.apiKeys.area')}</th>
          <th scope="col">{reads}</th>
          <th scope="col">{changes}</th>
        </tr>
      </thead>
      <tbody>
        {areas.map((area) => (
          <tr key={area.feature}>
            <th scope="row">
              {words.feature(area.feature)}
              {!isDivided(area) && <span className={styles['together']}>{t('settings.apiKeys.together')}</span>}
            </th>
            <td colSpan={isDivided(area) ? 1 : 2}>{tick(area, 'reading', isDivided(area) ? reads : t('settings.apiKeys.together'))}</td>
            {isDivided(area) && <td>{tick(area, 'changing', changes)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
