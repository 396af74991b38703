import { Checkbox } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import type { Preferences } from '../../contract/preferences.ts';
import { channelNumber, type Reason } from '../../contract/reasons.ts';
import type { en } from '../../texts/en.ts';
import styles from './own.module.css';

type Muted = Preferences['muted'];
type Outside = Muted[number]['channel'];

interface ChannelTableProps {
  muted: Muted;
  offered: readonly { reason: Reason; channels: readonly number[] }[];
  hasMobile: boolean;
  onChange: (muted: Muted) => void;
}

/** Reasons by channels; a checked box enables the channel. */
export function ChannelTable({ muted, offered, hasMobile, onChange }: ChannelTableProps) {
  const t = useTexts<typeof en>('notifications');
  const isMuted = (reason: Reason, one: Outside) => muted.some((each) => each.reason === reason && each.channel === one);
  const change = (reason: Reason, one: Outside, comes: boolean): void => {
    const others = muted.filter((each) => each.reason !== reason || each.channel !== one);
    onChange(comes ? others : [...others, { reason, channel: one }]);
  };
  const hasSms = offered.some(({ channels }) => channels.includes(channelNumber.sms));
  const cell = ({ reason, channels }: (typeof offered)[number], one: Outside, label: string) =>
    channels.includes(one) && (
      <Checkbox aria-label={label} checked={!isMuted(reason, one)} onChange={(event) => change(reason, one, event.currentTarget.checked)} />
    );
  return (
    <section>
      <h2 className={styles['title']}>{t('preferences.channels.title')}</h2>
      <p className={styles['quiet']}>{t('preferences.channels.text')}</p>
      {hasSms && !hasMobile && <p className={styles['quiet']}>{t('preferences.channels.noMobile')}</p>}
      <table className={styles['table']} aria-label={t('preferences.channels.caption')}>
        <thead>
          <tr>
            <th scope="col">{t('preferences.channels.about')}</th>
            <th scope="col">{t('preferences.channels.email')}</th>
            {hasSms && <th scope="col">{t('preferences.channels.sms')}</th>}
          </tr>
        </thead>
        <tbody>
          {offered.map((row) => {
            const reason = t(`reasons.names.${row.reason}`);
            return (
              <tr key={row.reason}>
                <th scope="row">{reason}</th>
                <td>{cell(row, channelNumber.email, t('preferences.channels.byMail', { reason }))}</td>
                {hasSms && <td>{cell(row, channelNumber.sms, t('preferences.channels.bySms', { reason }))}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
