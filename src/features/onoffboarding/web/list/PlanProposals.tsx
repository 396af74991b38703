import { IconCalendarEvent, IconUserPlus } from '@tabler/icons-react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { WaitingItem, WaitingList } from '#kernel/web/WaitingList.tsx';
import { useState } from 'react';
import { LinkButton } from '#ui/LinkButton.tsx';
import type { PlanProposal } from '../../contract/plan.ts';
import type { en } from '../../texts/en.ts';

const most = 3;

/** Who starts or leaves and has no plan, or one with another date than the profile: nothing happens by itself (plans.68). */
export function PlanProposals({ proposals }: { proposals: readonly PlanProposal[] }) {
  const t = useTexts<typeof en>('onoffboarding');
  const [isWhole, setWhole] = useState(false);
  if (proposals.length === 0) return null;
  const more = proposals.length > most && !isWhole && (
    <LinkButton onClick={() => setWhole(true)}>{t('list.proposals.all', { count: proposals.length })}</LinkButton>
  );
  return (
    <WaitingList label={t('list.proposals.label')} more={more}>
      {proposals.slice(0, isWhole ? proposals.length : most).map((proposal) => (
        <Proposal key={`${proposal.companyUserId} ${proposal.type}`} proposal={proposal} />
      ))}
    </WaitingList>
  );
}

function Proposal({ proposal: { companyUserId, fullName: name, type, date, planId } }: { proposal: PlanProposal }) {
  const t = useTexts<typeof en>('onoffboarding');
  const format = useFormat();
  const about = t(`list.proposals.dates.${type}`, { date: format.date(date) });
  if (planId === null) {
    const text = t(`list.proposals.make.${type}`, { name });
    return <WaitingItem icon={IconUserPlus} to="/on-offboarding/new" query={{ companyUserId, type }} text={text} about={about} />;
  }
  const text = t('list.proposals.move', { name });
  return <WaitingItem icon={IconCalendarEvent} to="/on-offboarding/edit" query={{ id: planId, date }} text={text} about={about} />;
}
