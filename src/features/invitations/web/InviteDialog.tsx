import { useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { Dialog } from '#ui/Dialog.tsx';
import type { en } from '../texts/en.ts';
import { InvitePeople } from './components/InvitePeople.tsx';
import styles from './components/invite.module.css';

/** Invites several people at once (invitations.13); opens on any page with `?invite=true` in its address. */
export function InviteDialog() {
  const t = useTexts<typeof en>('invitations');
  const k = useKernelTexts();
  const [, change] = useQuery();
  const close = () => change({ invite: undefined });
  return (
    <Dialog title={t('invite.title')} isOpen onClose={close} closeLabel={k('actions.close')}>
      <p className={styles['lead']}>{t('invite.lead')}</p>
      <InvitePeople onDone={close} />
      <p className={styles['more']}>
        <Link to="/people/invited">{t('invite.seeAll')}</Link>
      </p>
    </Dialog>
  );
}
