import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useOpened } from '#kernel/web/address.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getAgreements, getCompanySoftwares } from '../../contract/endpoints-agreements.ts';
import { GdprFrame } from '../components/GdprFrame.tsx';
import { useGdprTexts } from '../gdpr-words.ts';
import { AddSoftware } from './AddSoftware.tsx';
import { AgreementDrawer } from './AgreementDrawer.tsx';
import { SoftwareList } from './SoftwareList.tsx';
import { softwareRows, type SoftwareRow } from './software-rows.ts';

/** The software of the company with its agreements; what has none comes first (gdpr.88). */
export function AgreementsPage() {
  const t = useGdprTexts();
  const isFixed = useReadOnly();
  const { id: opened, open, close } = useOpened('agreement');
  const [isAdding, setAdding] = useState(false);
  const softwares = useCall(getCompanySoftwares, {});
  const agreements = useCall(getAgreements, {});
  const error = softwares.error ?? agreements.error;
  const read = {
    error,
    refreshing: softwares.refreshing || agreements.refreshing,
    retry: () => [softwares.retry(), agreements.retry()],
  };
  const rows =
    softwares.answer && agreements.answer && softwareRows(softwares.answer.companySoftwares, agreements.answer.dataProcessorAgreements);
  const mayUpdate = softwares.answer?.permissions.update === true && !isFixed;
  const actions = mayUpdate && (
    <>
      <Button variant="default" onClick={() => setAdding(true)}>
        {t('software.addSoftware')}
      </Button>
      <Button leftSection={<IconPlus aria-hidden />} onClick={() => open('new')}>
        {t('software.add')}
      </Button>
    </>
  );
  const isOpened = ({ software, agreement }: SoftwareRow) =>
    opened !== undefined && (software.softwareId === opened || agreement?.dataProcessorAgreementId === opened);
  const openedRow = rows?.find(isOpened);
  return (
    <GdprFrame place="agreements" refused={error} lead={t('software.lead')} actions={actions}>
      <SoftwareList read={read} rows={rows} mayUpdate={mayUpdate} onOpen={open} onAdd={() => setAdding(true)} />
      {rows && mayUpdate && (opened === 'new' || openedRow) && <AgreementDrawer key={opened} rows={rows} row={openedRow} onClose={close} />}
      {isAdding && <AddSoftware onClose={() => setAdding(false)} />}
    </GdprFrame>
  );
}
