import { Button, Skeleton } from '@mantine/core';
import { useOpenedRecords } from '#kernel/web/opened-records.ts';
import { useGo } from '#kernel/web/address.ts';
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
import type { ChosenAction } from './life/life-actions.ts';
import { LifeDialogs } from './life/LifeDialogs.tsx';
import { useLifeAction } from './life/use-life-action.ts';
import { isNotShown, usePersonInAddress } from './person-query.ts';

/** One person's profile, with the fields that the user may see (people.26). */
export function PersonPage() {
  const { isSelf, read } = usePersonInAddress();
  useOpenedRecords(read.answer?.companyUser.id);
  if (!read.answer && read.error && isNotShown(read.error)) return <NotShown isMissing={read.error.status !== 403} />;
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
  const go = useGo();
  const life = useLifeAction([person]);
  const isCard = person.team === undefined;
  const fields = <ProfileFields person={person} isCard={isCard} />;
  return (
    <>
      <ProfileHead person={person} isSelf={isSelf} onAct={life.open} />
      {!person.isActive && !person.isPending && <Locked person={person} onAct={life.open} />}
      {isCard ? fields : <ProfileTabs companyUserId={person.id}>{fields}</ProfileTabs>}
      <LifeDialogs chosen={life.chosen} onClose={life.close} onDeleted={() => void go('/people', { tab: 'inactive' })} />
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

/** A deactivated profile is read-only; users with permission activate or erase it here (people.29). */
function Locked({ person, onAct }: { person: CompanyUser; onAct: (chosen: ChosenAction) => void }) {
  const t = useTexts<typeof en>('people');
  const format = useFormat();
  const { inactivationDate, permissions } = person;
  return (
    <Notice tone="note" title={t('profile.lockedTitle')}>
      {inactivationDate ? t('profile.lockedText', { date: format.date(inactivationDate) }) : t('profile.lockedTextUndated')}
      {(permissions.activate || permissions.delete) && (
        <div className={styles['lockedActions']}>
          {permissions.activate && (
            <Button size="xs" onClick={() => onAct({ action: 'activate', person })}>
              {t('life.menu.activate')}
            </Button>
          )}
          {permissions.delete && (
            <Button size="xs" variant="default" onClick={() => onAct({ action: 'delete', person })}>
              {t('life.menu.delete')}
            </Button>
          )}
        </div>
      )}
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
