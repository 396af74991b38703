import { Button } from '@mantine/core';
import { IconCalendarDue, IconDots, IconLock, IconPencil, IconPrinter, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useGo, useQuery } from '#kernel/web/address.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useOpenedRecords } from '#kernel/web/opened-records.ts';
import { RecordPage, RecordSkeleton } from '#kernel/web/RecordPage.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useKernelTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuGroup, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import { getTreatment } from '../../contract/endpoints-treatments.ts';
import type { Treatment } from '../../contract/treatment.ts';
import { NoAccess } from '../components/GdprFrame.tsx';
import { StateBadge } from '../components/StateBadge.tsx';
import { TreatmentLight } from '../components/TreatmentLight.tsx';
import { useGdprTexts, useLocalText, useNames } from '../gdpr-words.ts';
import { ChangeInPlace, type ChangedField } from './ChangeInPlace.tsx';
import { DeleteTreatment } from './DeleteTreatment.tsx';
import { RestrictTreatment } from './RestrictTreatment.tsx';
import { ChangeItems } from './TreatmentMenu.tsx';
import { TreatmentOverview } from './TreatmentOverview.tsx';

/** One treatment with all that belongs to it (gdpr.84). */
export function TreatmentPage() {
  const [{ treatmentId = '' }] = useQuery();
  const read = useCall(getTreatment, { query: { treatmentId } }, { enabled: treatmentId !== '' });
  useOpenedRecords(read.answer?.treatment.treatmentId);
  if (read.error?.has('gdpr.NoGdprAccess')) return <NoAccess />;
  // Also of one that was shown: somebody else has deleted it.
  if (treatmentId === '' || (read.error && [400, 403, 404].includes(read.error.status))) return <NoTreatment />;
  return (
    <Loaded read={read} skeleton={<RecordSkeleton />}>
      {({ treatment }) => <OpenedTreatment treatment={treatment} />}
    </Loaded>
  );
}

/** Says that the treatment is not there, with the way back. */
export function NoTreatment() {
  const t = useGdprTexts();
  const back = (
    <Button component={Link} to="/gdpr" variant="default">
      {t('treatment.toProtocol')}
    </Button>
  );
  return <EmptyState isPage icon={IconLock} title={t('treatment.missing')} text={t('treatment.missingText')} action={back} />;
}

function OpenedTreatment({ treatment }: { treatment: Treatment }) {
  const t = useGdprTexts();
  const k = useKernelTexts();
  const local = useLocalText();
  const names = useNames();
  const head = {
    title: local(treatment.treatmentName),
    description: [names.department(treatment.department), local(treatment.mainCategory), treatment.owner].filter(Boolean).join(' · '),
    states: <States treatment={treatment} />,
    breadcrumbs: [
      <Link key="gdpr" to="/gdpr">
        {t('protocol.pages.protocol')}
      </Link>,
    ],
    breadcrumbsLabel: k('page.breadcrumbs'),
    actions: <TreatmentActions treatment={treatment} />,
  };
  const overview = { key: 'overview', label: t('treatment.overview'), content: <TreatmentOverview treatment={treatment} /> };
  return <RecordPage record="treatment" recordId={treatment.treatmentId} head={head} tabs={[overview]} named={['treatmentId']} />;
}

function States({ treatment }: { treatment: Treatment }) {
  const t = useGdprTexts();
  const format = useFormat();
  const isFixed = useReadOnly();
  return (
    <>
      {treatment.isRestricted && (
        <StatusBadge tone="note" icon={IconLock}>
          {t('treatment.restricted')}
        </StatusBadge>
      )}
      <StateBadge state={treatment.state} />
      <TreatmentLight treatment={treatment} isFixed={isFixed} />
      {treatment.nextReview && (
        <StatusBadge tone="note" icon={IconCalendarDue}>
          {t('treatment.nextReview', { date: format.date(treatment.nextReview) })}
        </StatusBadge>
      )}
    </>
  );
}

function TreatmentActions({ treatment }: { treatment: Treatment }) {
  const t = useGdprTexts();
  const local = useLocalText();
  const go = useGo();
  const isFixed = useReadOnly();
  const [isDeleting, setDeleting] = useState(false);
  const [isRestricting, setRestricting] = useState(false);
  const [changing, setChanging] = useState<ChangedField>();
  const { treatmentId, permissions, riskAssessments } = treatment;
  const label = t('treatment.more', { name: local(treatment.treatmentName) });
  const trigger = (menu: MenuTrigger) => <IconButton {...menu} variant="default" label={label} icon={IconDots} />;
  return (
    <>
      <Menu label={label} trigger={trigger}>
        <MenuItem icon={IconPrinter} onSelect={() => print()}>
          {t('protocol.print')}
        </MenuItem>
        {permissions.update && !isFixed && (
          <MenuGroup>
            <ChangeItems onChange={setChanging} />
          </MenuGroup>
        )}
        {permissions.restrict && !isFixed && (
          <MenuItem icon={IconLock} onSelect={() => setRestricting(true)}>
            {t('protocol.list.restrict')}
          </MenuItem>
        )}
        {permissions.delete && !isFixed && (
          <MenuItem icon={IconTrash} isDangerous onSelect={() => setDeleting(true)}>
            {t('protocol.list.delete')}
          </MenuItem>
        )}
      </Menu>
      {permissions.update && !isFixed && (
        <Button component={Link} to="/gdpr/treatment/edit" query={{ treatmentId }} leftSection={<IconPencil aria-hidden />}>
          {t('treatment.edit')}
        </Button>
      )}
      {changing && <ChangeInPlace treatment={treatment} field={changing} onClose={() => setChanging(undefined)} />}
      {isRestricting && <RestrictTreatment treatmentId={treatmentId} onClose={() => setRestricting(false)} />}
      {isDeleting && (
        <DeleteTreatment
          treatment={treatment}
          risks={riskAssessments.length}
          onClose={() => setDeleting(false)}
          onDeleted={() => void go('/gdpr')}
        />
      )}
    </>
  );
}
