import { ConflictDialog } from '#kernel/web/ConflictDialog.tsx';
import { useFormat, type Format } from '#kernel/web/format.ts';
import { useTexts, type Texts } from '#kernel/web/texts.ts';
import type { en } from '../../../texts/en.ts';
import type { SettingsKey, SettingsValues } from './settings-values.ts';
import type { Conflict } from './use-save-settings.ts';

/** A concurrent save: which version to keep of what both changed. */
export function SettingsConflict({ clash }: { clash: Conflict | undefined }) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const words = { t, format };
  const differences = clash?.keys.map((key) => ({
    name: key,
    label: labelOf(key, t),
    mine: textOf(key, clash.mine, words),
    theirs: textOf(key, clash.theirs, words),
  }));
  return <ConflictDialog differences={differences} onSettle={(taken) => clash?.settle(taken)} onCancel={() => clash?.cancel()} />;
}

type Words = { t: Texts<typeof en>; format: Format };

function labelOf(key: SettingsKey, t: Words['t']): string {
  switch (key) {
    case 'availableAbsenceDays':
    case 'isProrated':
      return t(`settings.vacation.${key}`);
    case 'country':
      return t('settings.days.country');
    case 'careDays':
      return t('settings.sick.careDays');
    case 'days':
    case 'lockedPeriods':
    case 'minimumPresence':
    case 'carryOver':
    case 'sickLeave':
      return t(`settings.conflict.${key}`);
    default:
      return t(`settings.approval.${key}`);
  }
}

function textOf(key: SettingsKey, values: SettingsValues, { t, format }: Words): string {
  const list = (entries: readonly string[]): string => (entries.length === 0 ? t('settings.none') : entries.join(', '));
  switch (key) {
    case 'days':
      return list(values.days.map(({ date, name }) => `${format.date(date)} ${name}`.trim()));
    case 'lockedPeriods':
      return list(
        values.lockedPeriods.map((one) =>
          t('settings.conflict.period', { name: one.name, period: format.dateRange(one.startDate, one.endDate) }),
        ),
      );
    case 'minimumPresence':
      return list(
        values.minimumPresence.map(({ department, minimum }) =>
          t('settings.conflict.minimum', { department: department ?? t('settings.presence.company'), minimum }),
        ),
      );
    case 'carryOver': {
      const { kind, maxDays } = values.carryOver;
      if (kind === 'none') return t('settings.carryOver.kinds.none');
      return maxDays === null ? t('settings.conflict.all') : t('settings.conflict.capped', { days: maxDays });
    }
    case 'sickLeave':
      return t(`settings.sick.schemes.${values.sickLeave.scheme}`);
    default: {
      const value = values[key];
      return typeof value === 'boolean' ? t(value ? 'settings.yes' : 'settings.no') : String(value);
    }
  }
}
