import { Skeleton } from '@mantine/core';
import { useQuery } from '#kernel/web/address.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useCall } from '#kernel/web/use-call.ts';
import { getInvitation } from '../contract/endpoints.ts';
import { EndedInvitation } from './components/EndedInvitation.tsx';
import { OpenInvitation } from './components/OpenInvitation.tsx';
import { endOf } from './invitation-end.ts';

/** The page of an invitation link (invitations.16): for signed-in or signed-out users, with or without an account. */
export function InvitationPage() {
  const [{ invitationGuid, mailProof }] = useQuery();
  const read = useCall(getInvitation, { query: { invitationGuid, mailProof } });
  return (
    <Loaded read={read} skeleton={<Skeleton height={240} />}>
      {({ invitation }) => {
        const end = endOf(invitation);
        return end ? (
          <EndedInvitation end={end} invitation={invitation} />
        ) : (
          <OpenInvitation invitation={invitation} mailProof={mailProof} />
        );
      }}
    </Loaded>
  );
}
