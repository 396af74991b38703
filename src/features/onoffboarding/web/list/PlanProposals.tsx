import { Button } from '@mantine/core';
import { IconBulb, IconCalendarEvent, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { WaitingItem, WaitingList } from '#kernel/web/WaitingList.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import type { PlanProposal } from '../../contract/plan.ts';
import type { en } from '../../texts/en.ts';

/** Who starts or leaves and has no plan, or one with another date than the profile: nothing happens by itself (plans.68). */
export function PlanProposals({ proposals }: { proposals: readonly PlanProposal[] }) {
  const t = useTexts<typeof en>('onoffboarding');
  const [isOpen, setOpen] = useState(false);
  if (proposals.length === 0) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconBulb aria-hidden />} onClick={() => setOpen(true)}>
        {t('list.proposals.open', { count: proposals.length })}
      </Button>
      <Dialog title={t('list.proposals.title')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>{t('list.proposals.lead')}</p>
        <WaitingList label={t('list.proposals.title')}>
          {proposals.map((proposal) => (
            <Proposal key={`${proposal.companyUserId} ${proposal.type}`} proposal={proposal} />
          ))}
        </WaitingList>
      </Dialog>
    </>
  );
}

function Proposal({ proposal: { companyUserId, fullName: name, type, date, planId } }: { proposal: PlanProposal }) {
  const t = useTexts<typeof en>('onoffboarding');
  const format = useFormat();
  const about = t(`list.proposals.dates.${type}`, { date: format.date(date) });
  if (planId === null) {
    const text = t('list.proposals.make', { name });
    return <WaitingItem icon={IconUserPlus} to="/on-offboarding/new" query={{ companyUserId, type }} text={text} about={about} />;
  }
  const text = t('list.proposals.move', { name });
  return <WaitingItem icon={IconCalendarEvent} to="/on-offboarding/edit" query={{ id: planId, date }} text={text} about={about} />;
}
