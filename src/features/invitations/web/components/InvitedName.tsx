import { pictureAddress } from '#features/people/web/public.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { Mark } from '#ui/Mark.tsx';
import { PersonAvatar } from '#ui/PersonAvatar.tsx';
import type { Invitation } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './invited.module.css';

/** The recipient of an invitation: the address, the name if known, and whether they are external. */
export function InvitedName({ invitation }: { invitation: Invitation }) {
  const t = useTexts<typeof en>('invitations');
  const { inviteeEmailAddress: email, invitedCompanyUser, companyUserId, roleIsExternal } = invitation;
  const name = invitedCompanyUser ? `${invitedCompanyUser.firstName} ${invitedCompanyUser.lastName}`.trim() : '';
  const hasName = name !== '' && name !== email.split('@')[0];
  const timestamp = invitedCompanyUser?.profileImageTimestamp;
  const picture = companyUserId ? pictureAddress({ id: companyUserId, profileImageTimestamp: timestamp }) : undefined;
  return (
    <span className={styles['name']}>
      <PersonAvatar firstName={invitedCompanyUser?.firstName || email} lastName={invitedCompanyUser?.lastName ?? ''} picture={picture} />
      <span className={styles['words']}>
        {companyUserId ? (
          <Link to="/people/details" query={{ employeeId: companyUserId }} className={styles['email']}>
            {email}
          </Link>
        ) : (
          <span className={styles['email']}>{email}</span>
        )}
        {hasName && <span className={styles['person']}>{name}</span>}
      </span>
      {roleIsExternal && <Mark>{t('invited.external')}</Mark>}
    </span>
  );
}
