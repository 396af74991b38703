import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { usePath, useQuery } from '#kernel/web/address.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { SidePanel } from '#ui/SidePanel.tsx';
import { getSettings } from '../../contract/endpoints-company.ts';
import { getAbsence } from '../../contract/endpoints.ts';
import type { AbsenceSettings } from '../../contract/entities-settings.ts';
import type { en } from '../../texts/en.ts';
import { NotOpened } from '../company/NotOpened.tsx';
import { SkippedPeople } from './SkippedPeople.tsx';
import { newRequest, requestOf } from './request-values.ts';
import { RequestForm } from './RequestForm.tsx';
import type { AddedForAll } from './use-send-request.ts';

const skeleton = <Skeleton height={420} radius="lg" />;

/** The form for an absence, over any page: `?absence=new&from=…&to=…`, `?absence=edit&absenceId=…`. */
export function AbsenceDrawer() {
  const t = useTexts<typeof en>('absence');
  const k = useKernelTexts();
  const [query, change] = useQuery();
  const [forAll, setForAll] = useState<AddedForAll>();
  const settings = useCall(getSettings, {}, { staleMinutes: 5 });
  const isEdit = query['absence'] === 'edit';
  // On the page of a person the id in the address belongs to the page, not to the form.
  const isOfPage = usePath().endsWith('/details');
  const ofForm = isOfPage || isEdit ? {} : { companyUserId: undefined };
  const close = (): void => change({ absence: undefined, from: undefined, to: undefined, type: undefined, ...ofForm });
  const sent = (result: AddedForAll | undefined): void => (result ? setForAll(result) : close());
  const title = t(forAll ? 'request.forAll.title' : isEdit ? 'request.titleEdit' : 'request.titleNew');
  return (
    <SidePanel title={title} isOpen onClose={close} closeLabel={k('actions.close')}>
      {forAll ? (
        <SkippedPeople result={forAll} onClose={close} />
      ) : (
        <Loaded read={settings} skeleton={skeleton}>
          {(answer) =>
            !answer.settings.isAcknowledged ? (
              <NotOpened />
            ) : isEdit ? (
              <EditForm settings={answer.settings} onSent={sent} onClose={close} />
            ) : (
              <NewForm settings={answer.settings} onSent={sent} onClose={close} />
            )
          }
        </Loaded>
      )}
    </SidePanel>
  );
}

interface OpenFormProps {
  settings: AbsenceSettings;
  onSent: (forAll: AddedForAll | undefined) => void;
  onClose: () => void;
}

function NewForm(props: OpenFormProps) {
  const [query] = useQuery();
  const [initial] = useState(() => newRequest(query));
  const ownId = useUser().companyUserId ?? '';
  return <RequestForm {...props} ownId={ownId} initial={initial} />;
}

function EditForm(props: OpenFormProps) {
  const [{ absenceId = '' }] = useQuery();
  const ownId = useUser().companyUserId ?? '';
  const read = useCall(getAbsence, { query: { absenceId } });
  return (
    <Loaded read={read} skeleton={skeleton}>
      {({ absence }) => <RequestForm {...props} key={absence.absenceId} ownId={ownId} absence={absence} initial={requestOf(absence)} />}
    </Loaded>
  );
}
