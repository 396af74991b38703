import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { pictureAddress } from '#features/people/web/public.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { usePermission, useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { PersonAvatar } from '#ui/PersonAvatar.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import type { Activity } from '../../contract/activity.ts';
import type { en } from '../../texts/en-home.ts';
import styles from './activity.module.css';
import { useRecentActivity } from './use-recent-activity.ts';

const few = 6;

/** Recent activity that the user may see (home.10). */
export function RecentActivity() {
  const t = useTexts<typeof en>('dashboard/home');
  const { entries, hide } = useRecentActivity();
  const [isWhole, setIsWhole] = useState(false);
  const [now] = useState(() => new Date());
  if (!entries) return null;
  if (entries.length === 0) return <p className={styles['quiet']}>{t('none')}</p>;
  return (
    <div className={styles['activity']}>
      <StackedList>
        {entries.slice(0, isWhole ? undefined : few).map((entry) => (
          <Entry key={entry.id} entry={entry} now={now} onHide={() => void hide(entry)} />
        ))}
      </StackedList>
      {entries.length > few && (
        <Button variant="subtle" size="compact-sm" className={styles['more']} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('fewer') : t('more', { count: entries.length - few })}
        </Button>
      )}
    </div>
  );
}

function Entry({ entry, now, onHide }: { entry: Activity; now: Date; onHide: () => void }) {
  const t = useTexts<typeof en>('dashboard/home');
  const format = useFormat();
  const isFixed = useReadOnly();
  const { sentence: said, more } = entry;
  const sentence = more > 0 ? t('andMore', { sentence: said, count: more }) : said;
  const moment = new Date(entry.at);
  return (
    <li className={styles['entry']}>
      <Face entry={entry} />
      <span className={styles['words']}>
        <Sentence entry={entry} sentence={sentence} />
        <time className={styles['quiet']} dateTime={entry.at} title={format.moment(moment)}>
          {format.relative(moment, now)}
        </time>
      </span>
      {!isFixed && <IconButton label={t('hide', { sentence })} icon={IconX} size={28} onClick={onHide} />}
    </li>
  );
}

/** The sentence with a link to the person concerned, if the user may open them. */
function Sentence({ entry: { subject }, sentence }: { entry: Activity; sentence: string }) {
  const mayOpen = usePermission('EmployeesViewDetails') && subject !== null && subject.fullName !== null;
  if (!mayOpen) return <span>{sentence}</span>;
  return (
    <Link to="/people/details" query={{ employeeId: subject.companyUserId }} className={styles['link']}>
      {sentence}
    </Link>
  );
}

function Face({ entry: { actor, by } }: { entry: Activity }) {
  const names = (by === 'person' ? (actor?.fullName ?? '') : 'Samspill').split(' ');
  const picture = actor && pictureAddress({ id: actor.companyUserId, profileImageTimestamp: actor.profileImageTimestamp });
  return <PersonAvatar firstName={names[0] ?? ''} lastName={names.length > 1 ? (names.at(-1) ?? '') : ''} picture={picture ?? undefined} />;
}
