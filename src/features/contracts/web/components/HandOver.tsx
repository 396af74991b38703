import { Skeleton } from '@mantine/core';
import { useMemo } from 'react';
import { z } from 'zod';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ShortList } from '#ui/ShortList.tsx';
import { getContractsToHandOver, getPossibleResponsibles } from '../../contract/endpoints-register.ts';
import type { en } from '../../texts/en.ts';
import { useHandOver, type HandOverOutcome } from './use-hand-over.ts';

type Holder = Answer<typeof getPossibleResponsibles>['people'][number];

const chosen = z
  .string()
  .nullable()
  .pipe(z.string(field('select')));
const Handover = z.object({ from: chosen, to: chosen });
type HandoverValues = z.input<typeof Handover>;

interface HandOverProps {
  /** Whose contracts, when that is known already. */
  companyUserId?: string | undefined;
  onClose: () => void;
}

/** Gives all contracts of one person to another (contracts.60). */
export function HandOver({ companyUserId, onClose }: HandOverProps) {
  const t = useTexts<typeof en>('contracts');
  const read = useCall(getPossibleResponsibles, {});
  if (read.answer) return <HandOverForm people={read.answer.people} leaverId={companyUserId} onClose={onClose} />;
  return (
    <Dialog title={t('list.handover.title')} isOpen onClose={onClose}>
      <Loaded read={read} skeleton={<Skeleton height={120} />}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

interface FormProps {
  people: readonly Holder[];
  leaverId: string | undefined;
  onClose: () => void;
}

function HandOverForm({ people, leaverId, onClose }: FormProps) {
  const t = useTexts<typeof en>('contracts');
  const { handOver, showOutcome } = useHandOver();
  const form = useForm<HandoverValues, HandOverOutcome>(Handover, {
    initial: { from: people.find((one) => one.companyUserId === leaverId)?.companyUserId ?? null, to: null },
    draft: { place: `contracts/handover/${leaverId ?? 'all'}` },
    send: ({ from, to }, repeatKey) => handOver(from ?? '', to ?? '', repeatKey),
    onSent: (outcome) => {
      showOutcome(outcome);
      onClose();
    },
  });
  const { from, to } = form.fields.getValues();
  const holder = people.find(({ companyUserId }) => companyUserId === from);
  const receiver = people.find(({ companyUserId }) => companyUserId === to);
  const holders = useMemo(
    () =>
      people
        .filter(({ contracts }) => contracts > 0)
        .map(({ companyUserId: id, fullName: name, contracts }) => ({ id, name, about: t('list.handover.held', { count: contracts }) })),
    [people, t],
  );
  const receivers = useMemo(
    () =>
      people
        .filter(({ companyUserId }) => companyUserId !== from)
        .map(({ companyUserId: id, fullName: name, department: about }) => ({ id, name, about })),
    [people, from],
  );
  return (
    <FormDialog
      title={t('list.handover.title')}
      form={form}
      onClose={onClose}
      queryNames={['handover']}
      isBlocked={!holder || !receiver || from === to}
      send={t('list.handover.confirm')}
    >
      <p>{t(holders.length > 0 ? 'list.handover.lead' : 'list.handover.nobody')}</p>
      <PersonSelect
        label={t('list.handover.from')}
        people={holders}
        data-autofocus={from === null || undefined}
        {...form.fields.getInputProps('from')}
      />
      <PersonSelect
        label={t('list.handover.to')}
        people={receivers}
        data-autofocus={from !== null || undefined}
        {...form.fields.getInputProps('to')}
      />
      {receivers.length === 0 && <Notice tone="warn">{t('list.handover.noReceiver')}</Notice>}
      {holder && receiver && from !== to && (
        <HandedOver key={holder.companyUserId} from={holder.companyUserId} receiver={receiver.fullName} />
      )}
    </FormDialog>
  );
}

/** Which contracts of a person the other one gets. */
function HandedOver({ from, receiver }: { from: string; receiver: string }) {
  const t = useTexts<typeof en>('contracts');
  const read = useCall(getContractsToHandOver, { query: { companyUserId: from } });
  return (
    <Loaded read={read} skeleton={<Skeleton height={72} />}>
      {({ contracts }) => (
        <>
          <output>{t('list.handover.count', { count: contracts.length, name: receiver })}</output>
          <ShortList aria-label={t('list.handover.title')} lines={contracts.map(({ id, name }) => ({ key: id, text: name }))} />
        </>
      )}
    </Loaded>
  );
}
