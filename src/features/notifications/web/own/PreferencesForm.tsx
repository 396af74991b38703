import { NativeSelect, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useForm } from '#kernel/web/form.ts';
import { FormFrame } from '#kernel/web/FormFrame.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { getOwnPreferences, updateOwnPreferences } from '../../contract/endpoints-bell.ts';
import type { Preferences } from '../../contract/preferences.ts';
import type { Reason } from '../../contract/reasons.ts';
import type { en } from '../../texts/en.ts';
import { ChannelTable } from './ChannelTable.tsx';
import styles from './own.module.css';

interface PreferencesFormProps {
  preferences: Preferences;
  version: number;
  offered: readonly { reason: Reason; channels: readonly number[] }[];
  hasMobile: boolean;
}

const labels = {
  muted: 'channels.title',
  digestAt: 'digest.title',
  quietFrom: 'quiet.title',
  quietTo: 'quiet.title',
  muteWhileAway: 'away.title',
} as const satisfies Record<keyof Preferences, string>;
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const usual = { digestAt: '16:00', quietFrom: '18:00', quietTo: '07:00' };

/** All settings of the user, saved together. */
export function PreferencesForm({ preferences, version, offered, hasMobile }: PreferencesFormProps) {
  const t = useTexts<typeof en>('notifications');
  const isFixed = useReadOnly();
  const saving = useWrite(updateOwnPreferences, { changes: [getOwnPreferences] });
  const form = useForm<Preferences, { version: number }>(updateOwnPreferences.body.shape.preferences, {
    initial: preferences,
    draft: { place: 'notifications/own', version },
    send: (values) => saving.write({ body: { preferences: values, version } }),
    onSent: () => {
      showToast({ title: t('preferences.saved'), tone: 'good' });
    },
  });
  const chosen = form.fields.getValues();
  const set = (part: Partial<Preferences>): void => form.fields.setValues(part);
  // The names are those of the fields.
  const nameOf = (name: string): string => t(`preferences.${labels[name as keyof Preferences]}`);
  return (
    <FormFrame form={form} queryNames={['tab']} isReadOnly={isFixed} send={t('preferences.save')} nameOf={nameOf}>
      <fieldset disabled={isFixed} className={styles['fields']}>
        <ChannelTable muted={chosen.muted} offered={offered} hasMobile={hasMobile} onChange={(muted) => set({ muted })} />
        <Choice
          title={t('preferences.digest.title')}
          text={t('preferences.digest.text')}
          isOn={chosen.digestAt !== null}
          onChange={(isOn) => set({ digestAt: isOn ? usual.digestAt : null })}
        >
          <Hour label={t('preferences.digest.at')} value={chosen.digestAt} onChange={(digestAt) => set({ digestAt })} />
        </Choice>
        <Choice
          title={t('preferences.quiet.title')}
          text={t('preferences.quiet.text')}
          isOn={chosen.quietFrom !== null}
          onChange={(isOn) => set(isOn ? { quietFrom: usual.quietFrom, quietTo: usual.quietTo } : { quietFrom: null, quietTo: null })}
        >
          <Hour label={t('preferences.quiet.from')} value={chosen.quietFrom} onChange={(quietFrom) => set({ quietFrom })} />
          <Hour label={t('preferences.quiet.to')} value={chosen.quietTo} onChange={(quietTo) => set({ quietTo })} />
        </Choice>
        <Choice
          title={t('preferences.away.title')}
          text={t('preferences.away.text')}
          isOn={chosen.muteWhileAway}
          onChange={(muteWhileAway) => set({ muteWhileAway })}
        />
      </fieldset>
    </FormFrame>
  );
}

interface ChoiceProps {
  title: string;
  text: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** The fields shown when it is on. */
  children?: ReactNode;
}

function Choice({ title, text, isOn, onChange, children }: ChoiceProps) {
  return (
    <section className={styles['choice']}>
      <Switch label={title} description={text} checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
      {isOn && children && <div className={styles['hours']}>{children}</div>}
    </section>
  );
}

interface HourProps {
  label: string;
  value: string | null;
  onChange: (value: string) => void;
}

function Hour({ label, value, onChange }: HourProps) {
  // A time between two full hours, set by another client, stays selectable.
  const known = value === null || hours.includes(value) ? hours : [...hours, value].toSorted();
  return <NativeSelect label={label} data={known} value={value ?? ''} onChange={(event) => onChange(event.currentTarget.value)} />;
}
