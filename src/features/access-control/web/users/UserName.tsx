import { pictureAddress } from '#features/people/web/public.ts';
import { PersonLink } from '#kernel/web/PersonLink.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { AccessUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

/** A person in the list: a link to the profile. */
export function UserName({ user }: { user: AccessUser }) {
  const t = useTexts<typeof en>('access-control');
  const marks = [...(user.isExternal ? [t('users.kind.external')] : []), ...(user.isPending ? [t('users.kind.pending')] : [])];
  return <PersonLink person={user} picture={pictureAddress(user)} marks={marks} />;
}
