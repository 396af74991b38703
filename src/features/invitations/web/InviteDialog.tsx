import { useQuery } from '#kernel/web/address.ts';
import { InvitePeople } from './components/InvitePeople.tsx';

/** Opens on any page with `?invite=true` in its address. */
export function InviteDialog() {
  const [, change] = useQuery();
  return <InvitePeople onDone={() => change({ invite: undefined })} />;
}
