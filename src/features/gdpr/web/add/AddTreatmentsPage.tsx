import { Button } from '@mantine/core';
import { IconPencilPlus } from '@tabler/icons-react';
import { LimitNotice, useLimit } from '#features/billing/web/public.ts';
import { useGo, useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useUser } from '#kernel/web/session.ts';
import { useKernelTexts } from '#kernel/web/texts.ts';
import { Page } from '#ui/Page.tsx';
import { TreatmentForm } from '../form/TreatmentForm.tsx';
import { valuesOf } from '../form/treatment-values.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { FlowList } from './FlowList.tsx';
import { OpenedFlow } from './OpenedFlow.tsx';
import { Proposals } from './Proposals.tsx';

/** Adds treatments: by the questions for a department, from what Samspill does, or blank (gdpr.86). */
export function AddTreatmentsPage() {
  const [{ flowId, blank }] = useQuery();
  const { companyUserId } = useUser();
  if (blank) return <TreatmentForm treatment={undefined} initial={valuesOf(undefined, companyUserId)} />;
  return <FromFlows key={flowId} flowId={flowId} />;
}

function FromFlows({ flowId }: { flowId: string | undefined }) {
  const t = useGdprTexts();
  const k = useKernelTexts();
  const go = useGo();
  const limit = useLimit('gdprTreatmentLimit');
  const trail = (
    <Link key="gdpr" to="/gdpr">
      {t('protocol.pages.protocol')}
    </Link>
  );
  const startBlank = () =>
    void runOrShowError(async () => {
      if (await limit.hasRoomFor()) await go('/gdpr/treatment/new', { blank: 'true' });
    });
  const actions = flowId === undefined && (
    <Button variant="default" leftSection={<IconPencilPlus aria-hidden />} onClick={startBlank}>
      {t('treatment.add.blank')}
    </Button>
  );
  const sayLimit = () => void runOrShowError(() => limit.hasRoomFor());
  return (
    <Page
      title={t('treatment.add.title')}
      description={t('treatment.add.lead')}
      width="record"
      breadcrumbs={[trail]}
      breadcrumbsLabel={k('page.breadcrumbs')}
      actions={actions}
    >
      {flowId === undefined ? (
        <>
          <FlowList />
          <Proposals onLimit={sayLimit} />
        </>
      ) : (
        <OpenedFlow flowId={flowId} onLimit={sayLimit} />
      )}
      <LimitNotice limit={limit} />
    </Page>
  );
}
