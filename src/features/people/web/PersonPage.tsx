import { Skeleton } from '@mantine/core';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { CompanyUser } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';
import { NotShown } from './components/NotShown.tsx';
import { ProfileFields } from './components/ProfileFields.tsx';
import { ProfileHead } from './components/ProfileHead.tsx';
import { ProfileTabs } from './components/ProfileTabs.tsx';
import styles from './components/profile.module.css';
import { usePersonInAddress } from './person-query.ts';

/** One person's profile, as far as one may see it (PE-06 to PE-09). */
export function PersonPage() {
  const { isSelf, read } = usePersonInAddress();
  if (!read.answer && read.error && [403, 404].includes(read.error.status)) return <NotShown isMissing={read.error.status === 404} />;
  return (
    <article className={styles['profile']}>
      {!isSelf && <Trail />}
      <Loaded read={read} skeleton={<ProfileSkeleton />}>
        {({ companyUser }) => <Profile person={companyUser} isSelf={isSelf} />}
      </Loaded>
    </article>
  );
}

function Profile({ person, isSelf }: { person: CompanyUser; isSelf: boolean }) {
  const isCard = person.team === undefined;
  const fields = <ProfileFields person={person} isCard={isCard} />;
  return (
    <>
      <ProfileHead person={person} isSelf={isSelf} />
      {!person.isActive && !person.isPending && <Locked person={person} />}
      {isCard ? fields : <ProfileTabs companyUserId={person.id}>{fields}</ProfileTabs>}
    </>
  );
}

function Trail() {
  const t = useTexts<typeof en>('people');
  return (
    <nav className={styles['trail']} aria-label={t('profile.breadcrumb')}>
      <Link to="/people">{t('profile.backToPeople')}</Link>
    </nav>
  );
}

function Locked({ person: { inactivationDate } }: { person: CompanyUser }) {
  const t = useTexts<typeof en>('people');
  const format = useFormat();
  return (
    <Notice tone="note" title={t('profile.lockedTitle')}>
      {inactivationDate ? t('profile.lockedText', { date: format.date(inactivationDate) }) : t('profile.lockedTextUndated')}
    </Notice>
  );
}

function ProfileSkeleton() {
  return (
    <div className={styles['skeleton']}>
      <div className={styles['head']}>
        <Skeleton circle height={72} />
        <div className={styles['who']}>
          <Skeleton height={28} width="min(18rem, 60%)" />
          <Skeleton height={16} width="min(12rem, 40%)" />
        </div>
      </div>
      <div className={styles['sections']} data-columns={2}>
        <Skeleton height={340} radius="lg" />
        <Skeleton height={340} radius="lg" />
      </div>
    </div>
  );
}
