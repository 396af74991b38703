import { useRef, useState } from 'react';
import { useQuery } from '../address.ts';
import type { ShownColumn } from './ColumnTable.tsx';
import { saidMapping, sayField, withSaid, type Planning } from './use-import-planning.ts';

interface ColumnChoices<Field extends string> {
  sheet?: string;
  mapping?: { column: number; field: Field | null }[];
}

interface ColumnsStepOptions<Column, Choices> {
  columns: readonly Column[];
  planning: Planning<Choices>;
  /** The choices that the plan was made with. */
  reading: Choices;
}

/** What the user says of the columns of a file, which is read again with it. */
export function useColumnsStep<Field extends string, Column extends ShownColumn<Field>, Choices extends ColumnChoices<Field>>({
  columns: read,
  planning,
  reading,
}: ColumnsStepOptions<Column, Choices>) {
  const [, change] = useQuery();
  const [said, setSaid] = useState<ReadonlyMap<number, Field | null>>(new Map());
  const columns = withSaid<Field, Column>(read, said);
  const { file, isReading } = planning;
  // What is sent with the file is in the next plan, whose address opens before the answer is here.
  const isSent = useRef(false);
  const sendChoices = async (choices: Choices, step: string): Promise<void> => {
    if (!file) return;
    isSent.current = true;
    isSent.current = await planning.read(file, choices, step);
  };
  return {
    columns,
    /** Of the frame; `answers` are those to its questions, undefined without any. */
    frame: (answers: Partial<Choices> | undefined) => ({
      onFile: (chosen: File) => planning.read(chosen, reading, 'columns'),
      // All choices may be left out; another sheet has other columns.
      onSheet: (sheet: string) => void sendChoices({ sheet } as Choices, 'columns'),
      onNext: async (): Promise<void> => {
        if ((said.size === 0 && !answers) || !file) return change({ step: 'check' });
        await sendChoices({ ...reading, mapping: saidMapping(columns), ...answers }, 'check');
      },
      isUnsaved: () => !isSent.current && (said.size > 0 || answers !== undefined),
    }),
    table: {
      columns,
      onSay: (column: number, field: Field | null) => setSaid(sayField(said, columns, { column, field })),
      isDisabled: !file || isReading,
    },
  };
}
