import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { WizardStep } from '#ui/WizardStep.tsx';
import { useQuery } from '../address.ts';
import { LeaveGuard } from '../LeaveGuard.tsx';
import { useKernelTexts } from '../texts.ts';
import { useImportTexts } from './import-texts.ts';
import { ListDropAgain } from './ListDrop.tsx';

interface ColumnsFrameProps {
  plan: { fileName: string; sheets: readonly string[]; sheet: string };
  /** With the field that each of them becomes. */
  columns: readonly { field: string | null }[];
  /** Of the upload; `file` while the tab still has it. */
  planning: { file: File | undefined; isReading: boolean; sent: number };
  /** Reads the file, chosen once more, with the choices made so far. */
  onFile: (file: File) => Promise<unknown>;
  onSheet: (sheet: string) => void;
  onNext: () => Promise<void>;
  /** Something is assigned or answered and not sent; read when the step is left. */
  isUnsaved: () => boolean;
  /** A column or an answer is missing. */
  isBlocked: boolean;
  /** Of the texts. */
  room: string;
  children: ReactNode;
}

/** The second step of an import: what each column becomes, to check and correct. */
export function ColumnsFrame(props: ColumnsFrameProps) {
  const { plan, columns, planning, onFile, onSheet, onNext, isUnsaved, isBlocked, room, children } = props;
  const t = useImportTexts(room);
  const k = useKernelTexts();
  const [, change] = useQuery();
  const { file, isReading, sent } = planning;
  return (
    <WizardStep
      title={t('import.columns.title')}
      lead={t('import.columns.lead', { known: columns.filter(({ field }) => field).length, total: columns.length })}
      back={{ label: k('actions.back'), onClick: () => change({ import: undefined, step: undefined }) }}
      next={{ label: t('import.columns.next'), onClick: () => void onNext(), isBusy: isReading, isDisabled: isBlocked }}
    >
      {!file && <ListDropAgain label={plan.fileName} onFile={onFile} isReading={isReading} sent={sent} room={room} />}
      {plan.sheets.length > 1 && file && (
        <NativeSelect
          label={t('import.columns.sheet')}
          data={[...plan.sheets]}
          value={plan.sheet}
          disabled={isReading}
          onChange={(event) => onSheet(event.currentTarget.value)}
          maw="20rem"
        />
      )}
      {children}
      <LeaveGuard isDirty={isUnsaved} queryNames={['import', 'step']} />
    </WizardStep>
  );
}
