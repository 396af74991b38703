import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { interests } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { offeredFlags } from './offered-flags.ts';
import type { SettingsValues } from './settings-values.ts';

type Name = keyof SettingsValues;

interface SettingWords {
  labelOf: (name: Name) => string;
  textOf: (name: Name, values: SettingsValues) => string;
  none: string;
}

/** What the settings and their values are called where two versions are compared. */
export function useSettingWords(): SettingWords {
  const t = useTexts<typeof en>('company');
  const format = useFormat();
  const labels: Record<Name, string> = {
    language: t('settings.general.language'),
    timeZone: t('settings.general.timeZone'),
    mfaRequired: t('settings.security.mfaRequired'),
    sessionLengthMinutes: t('settings.security.sessionLengthMinutes'),
    managersSeePay: t('settings.people.managersSeePay'),
    leaverRetentionMonths: t('settings.leavers.months'),
    smsSenderName: t('settings.sms.smsSenderName'),
    featuresOn: t('settings.features.title'),
    logRetentionMonths: t('settings.log.months'),
    lookersNamed: t('settings.lookers.lookersNamed'),
    interests: t('settings.interests.title'),
  };
  const textOf = (name: Name, values: SettingsValues): string => {
    if (name === 'language') return t(`settings.general.languages.${values.language}`);
    if (name === 'featuresOn') {
      return format.list(
        offeredFlags.filter((flag) => values.featuresOn.includes(flag)).map((flag) => t(`settings.features.names.${flag}`)),
      );
    }
    if (name === 'interests') {
      return format.list(interests.filter((one) => values.interests.includes(one)).map((one) => t(`settings.interests.names.${one}`)));
    }
    const value = values[name];
    return typeof value === 'boolean' ? t(value ? 'settings.on' : 'settings.off') : String(value);
  };
  return { labelOf: (name) => labels[name], textOf, none: t('settings.none') };
}
