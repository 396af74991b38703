import { IconInbox } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useOpened } from '#kernel/web/address.ts';
import { call } from '#kernel/web/call.ts';
import { exportRows } from '#kernel/web/export-rows.ts';
import { countValues, useFoundRows } from '#kernel/web/find-rows.ts';
import { LeaveGuard } from '#kernel/web/LeaveGuard.tsx';
import { ListView } from '#kernel/web/ListView.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { Read } from '#kernel/web/use-call.ts';
import { useList } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { exportPendingRequests } from '../../contract/endpoints.ts';
import { absenceType, absenceTypes, nameIn } from '../../contract/kinds.ts';
import { fileColumns, pendingColumns } from '../../contract/rules/request-columns.ts';
import type { en } from '../../texts/en.ts';
import { DecideSelected } from './DecideSelected.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { asks, idOf, pendingRequests, personOf, type Pending, type PendingRequest } from '../../contract/rules/requests.ts';
import { mayBeAboutHealth } from '../draft-of-comment.ts';
import { mayDecideWithOthers } from './pending.ts';
import { requestFilterKeys, requestRules } from './request-rules.ts';
import { useRequestColumns } from './request-columns.ts';
import { useDecideMany } from './use-decide-many.ts';
import { useDecisionForm } from './use-decision-form.ts';
import { useYear, YearSelect } from './YearSelect.tsx';

/** The pending requests of a year (absence.62). */
export function PendingList({ pending, read }: { pending: Pending; read: Read<Pending> }) {
  const t = useTexts<typeof en>('absence');
  const { open } = useOpened('decide');
  const { year } = useYear();
  const isFixed = useReadOnly();
  const list = useList({ filterKeys: requestFilterKeys, sortBy: 'since' });
  const all = useMemo(() => pendingRequests(pending), [pending]);
  const { found } = useFoundRows(all, list, requestRules);
  const columns = useRequestColumns();
  const filters = useRequestFilters(all);
  const { form, selection } = useBulkDecision(found);
  return (
    <>
      <ListView
        name="absence-requests"
        hasViews
        list={list}
        read={read}
        rows={found}
        label={t('decide.toWaiting')}
        search={t('decide.search')}
        filters={filters}
        buttons={<YearSelect />}
        note={pending.elsewhere.length > 0 && <Elsewhere years={pending.elsewhere} to="/vacation-and-leave/pending-requests" />}
        columns={columns}
        exports={exportRows({ columns: pendingColumns, parts: fileColumns, found, idOf }, (shown, signal) =>
          call(exportPendingRequests, { body: { year, ...shown } }, { signal }),
        )}
        rowKey={idOf}
        onOpen={(request) => open(idOf(request))}
        selection={isFixed ? undefined : selection}
        empty={<EmptyState icon={IconInbox} title={t('decide.nothing')} text={t('decide.nothingText')} />}
      />
      <LeaveGuard isDirty={form.isDirty} queryNames={['year']} />
    </>
  );
}

/** The selected requests, with one comment to all of them. */
function useBulkDecision(found: readonly PendingRequest[] | undefined) {
  const state = useState<ReadonlySet<string>>(new Set());
  const [keys, setKeys] = state;
  const { decide, deciding } = useDecideMany();
  const together = (found ?? []).filter((row) => keys.has(idOf(row)) && mayDecideWithOthers(row));
  const chosen = together.flatMap((row) => (row.kind === 'absence' ? [row.waiting.absence] : []));
  // What was typed while one of them was selected that may be about health is kept nowhere, also when it no longer is.
  const [isPrivate, setPrivate] = useState(false);
  const form = useDecisionForm({
    draft: isPrivate ? 'health' : { place: 'absence/requests/decision' },
    decide: (decision, comment) => decide(chosen, decision, comment),
    onDone: () => {
      const fresh = { comment: '' };
      form.settle(fresh);
      form.fields.setValues(fresh);
      setKeys(new Set());
    },
    onRefused: (refused) => {
      showError(refused);
      return true;
    },
  });
  const hasHealth = chosen.some(mayBeAboutHealth);
  const isMeantPrivate = hasHealth || (isPrivate && form.fields.getValues().comment !== '');
  if (isMeantPrivate !== isPrivate) setPrivate(isMeantPrivate);
  const actions = (rows: readonly PendingRequest[]) => (
    <DecideSelected form={form} together={chosen.length} alone={rows.length - chosen.length} deciding={deciding} />
  );
  return { form, selection: { nameOf: personOf, state, actions } };
}

/** What is asked for and the types of absence, each where there is a choice. */
function useRequestFilters(all: readonly PendingRequest[]) {
  const t = useTexts<typeof en>('absence');
  const countsOf = (key: 'ask' | 'type') => countValues(all, (row) => requestRules.filters?.[key]?.(row));
  const [byAsk, byType] = [countsOf('ask'), countsOf('type')];
  return [
    {
      key: 'ask',
      label: t('decide.columns.ask'),
      values: asks.map((value) => ({ value, label: t(`decide.modal.${value}`), count: byAsk.get(value) ?? 0 })),
    },
    {
      key: 'type',
      label: t('decide.columns.type'),
      values: absenceTypes.map((type) => ({
        value: String(type),
        label: t(`types.${nameIn(absenceType, type)}`),
        count: byType.get(String(type)) ?? 0,
      })),
    },
  ]
    .map((filter) => ({ ...filter, values: filter.values.filter(({ count }) => count > 0) }))
    .filter(({ values }) => values.length > 1);
}
