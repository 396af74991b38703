import { useState } from 'react';
import { useQuery } from '../address.ts';
import type { ShownColumn } from './ColumnTable.tsx';
import { saidMapping, sayField, withSaid, type Planning } from './use-import-planning.ts';

interface ColumnWishes<Field extends string> {
  sheet?: string;
  mapping?: { column: number; field: Field | null }[];
}

interface ColumnsStepOptions<Column, Wishes> {
  columns: readonly Column[];
  planning: Planning<Wishes>;
  /** The choices that the plan was made with. */
  wishes: Wishes;
}

/** What the user says of the columns of a file, which is read again with it. */
export function useColumnsStep<Field extends string, Column extends ShownColumn<Field>, Wishes extends ColumnWishes<Field>>({
  columns: read,
  planning,
  wishes,
}: ColumnsStepOptions<Column, Wishes>) {
  const [, change] = useQuery();
  const [said, setSaid] = useState<ReadonlyMap<number, Field | null>>(new Map());
  const columns = withSaid<Field, Column>(read, said);
  const { file, isReading } = planning;
  return {
    columns,
    /** Of the frame; `answers` are those to its questions, undefined without any. */
    frame: (answers: Partial<Wishes> | undefined) => ({
      onFile: (chosen: File) => planning.read(chosen, wishes, 'columns'),
      // All choices may be left out.
      onSheet: (sheet: string) => file && void planning.read(file, { sheet } as Wishes, 'columns'),
      onNext: async (): Promise<void> => {
        if ((said.size === 0 && !answers) || !file) return change({ step: 'check' });
        await planning.read(file, { ...wishes, mapping: saidMapping(columns), ...answers }, 'check');
      },
    }),
    table: {
      columns,
      onSay: (column: number, field: Field | null) => setSaid(sayField(said, columns, { column, field })),
      isDisabled: !file || isReading,
    },
  };
}
