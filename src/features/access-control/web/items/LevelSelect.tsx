import { NativeSelect } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import { itemLevels, type ItemLevel } from '../../contract/entities-item.ts';
import type { en } from '../../texts/en.ts';

interface LevelSelectProps {
  name: string;
  level: ItemLevel;
  onChange: (level: ItemLevel) => void;
}

/** The level of a grant: view, or change too. */
export function LevelSelect({ name, level, onChange }: LevelSelectProps) {
  const t = useTexts<typeof en>('access-control');
  return (
    <NativeSelect
      size="xs"
      aria-label={t('items.level', { name })}
      data={itemLevels.map((value) => ({ value, label: t(`items.levels.${value}`) }))}
      value={level}
      onChange={(event) => onChange(event.currentTarget.value === 'full' ? 'full' : 'view')}
    />
  );
}
