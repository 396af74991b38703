import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useOpened, useQuery } from '#kernel/web/address.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { getRisks } from '../../contract/endpoints-risks.ts';
import { GdprFrame } from '../components/GdprFrame.tsx';
import { useGdprTexts } from '../gdpr-words.ts';
import { ProposedRisks } from './ProposedRisks.tsx';
import { RiskDrawer } from './RiskDrawer.tsx';
import { RiskList } from './RiskList.tsx';
import { RiskMatrix } from './RiskMatrix.tsx';

/** The risks of the company, as a matrix and as a list (gdpr.90). */
export function RisksPage() {
  const t = useGdprTexts();
  const isFixed = useReadOnly();
  const { open } = useOpened('risk');
  const read = useCall(getRisks, {});
  const mayUpdate = read.answer?.permissions.update === true && !isFixed;
  const add = mayUpdate && (
    <Button leftSection={<IconPlus aria-hidden />} onClick={() => open('new')}>
      {t('risks.add')}
    </Button>
  );
  return (
    <GdprFrame place="risks" refused={read.error} lead={t('risks.lead')} actions={add}>
      <Loaded read={read} skeleton={<Skeleton height={420} radius="lg" />}>
        {(answer) => <OpenedRisks answer={answer} mayUpdate={mayUpdate} />}
      </Loaded>
    </GdprFrame>
  );
}

function OpenedRisks({ answer: { riskAssessments, proposed }, mayUpdate }: { answer: Answer<typeof getRisks>; mayUpdate: boolean }) {
  const t = useGdprTexts();
  const [query, change] = useQuery();
  const stale = riskAssessments.filter(({ isStale }) => isStale).length;
  const { id: opened, open, close } = useOpened('risk');
  const risk = riskAssessments.find(({ riskAssessmentId }) => riskAssessmentId === opened);
  const trigger = proposed.find(({ triggerRiskGuid }) => triggerRiskGuid === opened);
  const show = (
    <Button size="xs" variant="default" onClick={() => change({ stale: 'yes', cell: undefined })}>
      {t('risks.showStale')}
    </Button>
  );
  return (
    <>
      {stale > 0 && (
        <Notice tone="warn" actions={show}>
          {t('risks.staleCount', { count: stale })}
        </Notice>
      )}
      {riskAssessments.length > 0 && <RiskMatrix risks={riskAssessments} chosen={query['cell']} onChoose={(cell) => change({ cell })} />}
      <RiskList risks={riskAssessments} mayUpdate={mayUpdate} />
      {mayUpdate && <ProposedRisks proposed={proposed} onTake={open} />}
      {opened && (risk ?? (mayUpdate && (trigger ?? opened === 'new'))) && (
        <RiskDrawer key={opened} risk={risk} proposed={trigger} mayUpdate={mayUpdate} onClose={close} />
      )}
    </>
  );
}
