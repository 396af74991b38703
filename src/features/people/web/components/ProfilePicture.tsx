import { IconCamera } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { DialogToCome } from '#kernel/web/DialogToCome.tsx';
import { lazyComponent } from '#kernel/web/parts.ts';
import { fromPort } from '#kernel/web/from-port.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { PersonAvatar } from '#ui/PersonAvatar.tsx';
import type { CompanyUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { fullName } from '../person.ts';
import { pictureAddress } from '../public.ts';
import { readsOfPeople } from '../reads-of-people.ts';
import styles from './profile.module.css';

const PictureDialog = lazyComponent(() => fromPort('pictureDialog'));

/** The picture in the header of a profile; users who may edit the profile change it here (people.32). */
export function ProfilePicture({ person, isSelf }: { person: CompanyUser; isSelf: boolean }) {
  const t = useTexts<typeof en>('people');
  const isFixed = useReadOnly();
  const [isChanging, setChanging] = useState(false);
  const picture = pictureAddress(person, 160);
  const avatar = <PersonAvatar firstName={person.firstName} lastName={person.lastName} picture={picture} size="large" />;
  const mayChange = !isFixed && ((isSelf && (person.isActive || person.isPending)) || person.permissions.edit);
  if (!mayChange) return avatar;
  return (
    <>
      <span className={styles['picture']}>
        {avatar}
        {/* Before the initials instead of around them, so that they are not part of the button's name. */}
        <button
          type="button"
          className={styles['pictureButton']}
          aria-label={t('profile.changePicture', { name: fullName(person) })}
          onClick={() => setChanging(true)}
        >
          <span className={styles['camera']}>
            <IconCamera size={16} stroke={1.75} />
          </span>
        </button>
      </span>
      {isChanging && (
        <Suspense fallback={<DialogToCome />}>
          <PictureDialog companyUserId={person.id} current={picture && avatar} changes={readsOfPeople} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  );
}
