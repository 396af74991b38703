import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useOpened, usePath, useQuery } from '#kernel/web/address.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import { getSettings } from '../../contract/endpoints-company.ts';
import { getAbsence } from '../../contract/endpoints.ts';
import type { AbsenceSettings } from '../../contract/entities-settings.ts';
import type { en } from '../../texts/en.ts';
import { LoadedAbsence } from '../card/LoadedAbsence.tsx';
import { NotOpened } from '../company/NotOpened.tsx';
import { SkippedPeople } from './SkippedPeople.tsx';
import { newRequest, requestOf } from './request-values.ts';
import { RequestForm } from './RequestForm.tsx';
import type { AddedForAll, TakenBackForAll } from './use-send-request.ts';

const skeleton = <FormSkeleton fields={6} />;

/** The form for an absence, over any page: `?absence=new&from=…&to=…`, `?absence=edit&absenceId=…`. */
export function AbsenceDrawer() {
  const t = useTexts<typeof en>('absence');
  const [query] = useQuery();
  const [forAll, setForAll] = useState<AddedForAll>();
  const [undone, setUndone] = useState<TakenBackForAll>();
  const settings = useCall(getSettings, {}, { staleMinutes: 5 });
  const isEdit = query['absence'] === 'edit';
  // On the page of a person the id in the address belongs to the page, not to the form.
  const isOfPage = usePath().endsWith('/details');
  const { close } = useOpened('absence', ['from', 'to', 'type', ...(isOfPage || isEdit ? [] : ['companyUserId'])]);
  const sent = (result: AddedForAll | undefined): void => (result ? setForAll(result) : close());
  const panel = (title: string, content: ReactNode, footer?: ReactNode) => (
    <SidePanel title={title} isOpen onClose={close} footer={footer}>
      {content}
    </SidePanel>
  );
  if (forAll)
    return panel(
      t(undone ? 'request.forAll.undone' : 'request.forAll.title'),
      <SkippedPeople result={forAll} undone={undone} />,
      <Button onClick={close}>{t('request.forAll.done')}</Button>,
    );
  const title = t(isEdit ? 'request.titleEdit' : 'request.titleNew');
  const opened = settings.answer?.settings;
  if (!opened)
    return panel(
      title,
      <Loaded read={settings} skeleton={skeleton}>
        {() => null}
      </Loaded>,
    );
  if (!opened.isAcknowledged) return panel(title, <NotOpened />);
  const props = { settings: opened, onSent: sent, onTakenBack: setUndone, onClose: close };
  return isEdit ? <EditForm {...props} panel={(content) => panel(title, content)} /> : <NewForm {...props} />;
}

interface OpenFormProps {
  settings: AbsenceSettings;
  onSent: (forAll: AddedForAll | undefined) => void;
  onTakenBack: (undone: TakenBackForAll) => void;
  onClose: () => void;
}

function NewForm(props: OpenFormProps) {
  const [query] = useQuery();
  const [initial] = useState(() => newRequest(query));
  const ownId = useUser().companyUserId ?? '';
  return <RequestForm {...props} ownId={ownId} initial={initial} />;
}

/** `panel` is the drawer while there is no form in it. */
function EditForm({ panel, ...props }: OpenFormProps & { panel: (content: ReactNode) => ReactNode }) {
  const [{ absenceId = '' }] = useQuery();
  const ownId = useUser().companyUserId ?? '';
  const read = useCall(getAbsence, { query: { absenceId } });
  const absence = read.answer?.absence;
  if (!absence)
    return panel(
      <LoadedAbsence read={read} skeleton={skeleton}>
        {() => null}
      </LoadedAbsence>,
    );
  return <RequestForm {...props} key={absence.absenceId} ownId={ownId} absence={absence} initial={requestOf(absence)} />;
}
