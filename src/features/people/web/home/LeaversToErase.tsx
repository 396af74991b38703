import { IconUserMinus } from '@tabler/icons-react';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useQuietCall } from '#kernel/web/use-call.ts';
import { WaitingLink } from '#kernel/web/WaitingLink.tsx';
import type * as life from '../../contract/endpoints-life.ts';
import type { en } from '../../texts/en-home.ts';

// By address, so that the home page does not load the schemas of people.
const getPeopleToErase = endpointAt<typeof life.getPeopleToErase>({ method: 'GET', path: '/companyusers/get-people-to-erase' });

/** Proposes to erase those who left long ago, with a link to them; each is erased by hand (people.43). */
export function LeaversToErase() {
  const t = useTexts<typeof en>('people/home');
  const answer = useQuietCall(getPeopleToErase, {}, { staleMinutes: 30 });
  if (!answer || answer.people === 0) return null;
  const { people, months, leftUntil } = answer;
  // Role keys have no letters that the address of a list writes otherwise; its module belongs to the pages after home.
  const roles = answer.roles.join(',');
  return (
    <WaitingLink icon={IconUserMinus} to="/people" query={{ tab: 'inactive', leftUntil, roles }} open={t('leavers.open')}>
      {t('leavers.title', { count: people, months })}
    </WaitingLink>
  );
}
