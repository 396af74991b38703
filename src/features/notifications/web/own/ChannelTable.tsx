import { Checkbox } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import { Matrix } from '#ui/Matrix.tsx';
import type { Preferences } from '../../contract/preferences.ts';
import { channelNumber, type Reason } from '../../contract/reasons.ts';
import type { en } from '../../texts/en.ts';
import styles from './own.module.css';

type Muted = Preferences['muted'];
type OutsideChannel = Muted[number]['channel'];

interface ChannelTableProps {
  muted: Muted;
  offered: readonly { reason: Reason; channels: readonly number[] }[];
  hasMobile: boolean;
  onChange: (muted: Muted) => void;
}

/** Reasons by channels; a checked box enables the channel. */
export function ChannelTable({ muted, offered, hasMobile, onChange }: ChannelTableProps) {
  const t = useTexts<typeof en>('notifications');
  const isMuted = (reason: Reason, one: OutsideChannel) => muted.some((each) => each.reason === reason && each.channel === one);
  const change = (reason: Reason, one: OutsideChannel, comes: boolean): void => {
    const others = muted.filter((each) => each.reason !== reason || each.channel !== one);
    onChange(comes ? others : [...others, { reason, channel: one }]);
  };
  const hasSms = offered.some(({ channels }) => channels.includes(channelNumber.sms));
  const outside = [
    { key: 'email', label: t('preferences.channels.email'), one: channelNumber.email },
    ...(hasSms ? [{ key: 'sms', label: t('preferences.channels.sms'), one: channelNumber.sms }] : []),
  ] as const;
  const labelOf = (one: OutsideChannel, reason: string): string =>
    one === channelNumber.email ? t('preferences.channels.byMail', { reason }) : t('preferences.channels.bySms', { reason });
  return (
    <section>
      <h2 className={styles['title']}>{t('preferences.channels.title')}</h2>
      <p className={styles['quiet']}>{t('preferences.channels.text')}</p>
      {hasSms && !hasMobile && <p className={styles['quiet']}>{t('preferences.channels.noMobile')}</p>}
      <Matrix
        label={t('preferences.channels.caption')}
        corner={t('preferences.channels.about')}
        rows={offered.map((row) => ({ ...row, key: row.reason, label: t(`reasons.names.${row.reason}`) }))}
        columns={outside}
        renderCell={({ reason, channels, label }, { one }) =>
          channels.includes(one) && (
            <Checkbox
              aria-label={labelOf(one, label)}
              checked={!isMuted(reason, one)}
              onChange={(event) => change(reason, one, event.currentTarget.checked)}
            />
          )
        }
      />
    </section>
  );
}
