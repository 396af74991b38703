import { useState } from 'react';
import { useQuery } from '../address.ts';
import { onCompanyLeft } from '../company-left.ts';
import { CallError } from '../call-error.ts';
import { errorLines } from '../error-texts.ts';
import { isRetryable, showError } from '../show-error.ts';
import { createStore, useStore } from '../store.ts';

/** The file of a plan, kept while the tab is open, so that one can look at something else and come back to change columns. */
const chosenFile = createStore<{ planId: string; file: File } | undefined>(undefined);

onCompanyLeft(() => chosenFile.set(undefined));

export interface Planning<Choices> {
  /** The file of the plan in the address, while the tab still has it. */
  file: File | undefined;
  isReading: boolean;
  /** The uploaded share of the file, 0 to 1. */
  sent: number;
  /** Why the file itself was refused; what is refused of a plan is shown as an error. */
  refused: string | undefined;
  /** Reads a file with these choices and opens a step; false when it was refused. */
  read: (file: File, reading: Choices, step: string) => Promise<boolean>;
}

interface Sending<Choices> {
  send: (file: File, reading: Choices, onProgress: (share: number) => void) => Promise<{ planId: string }>;
  isSending: boolean;
}

/** Sends files to be read; the resulting plan is in the address, so the user can leave the page and return. */
export function useImportPlanning<Choices>({ send, isSending }: Sending<Choices>): Planning<Choices> {
  const [query, change] = useQuery();
  const [sent, setSent] = useState(0);
  const [refused, setRefused] = useState<string>();
  const chosen = useStore(chosenFile);
  return {
    file: chosen?.planId === query['import'] ? chosen?.file : undefined,
    isReading: isSending,
    sent,
    refused,
    read: async (file, reading, step) => {
      setSent(0);
      setRefused(undefined);
      try {
        const { planId } = await send(file, reading, setSent);
        chosenFile.set({ planId, file });
        change({ import: planId, step, show: undefined, page: undefined });
        return true;
      } catch (error) {
        const isOfFile = query['import'] === undefined && error instanceof CallError && !isRetryable(error);
        if (isOfFile) setRefused(errorLines(error).join(' '));
        else showError(error);
        return false;
      }
    },
  };
}

/** The columns that the user has assigned, to send them again with the file. */
export function saidMapping<Field extends string>(
  columns: readonly { column: number; field: Field | null; confidence: number }[],
): { column: number; field: Field | null }[] {
  return columns.filter(({ confidence }) => confidence === 1).map(({ column, field }) => ({ column, field }));
}

/** The columns with what the user has said since; a field can be assigned to one column only, so its previous column is cleared. */
export function withSaid<Field extends string, Column extends { column: number; field: Field | null; confidence: number }>(
  columns: readonly Column[],
  said: ReadonlyMap<number, Field | null>,
): Column[] {
  return columns.map((column) => {
    const field = said.get(column.column);
    return field === undefined ? column : { ...column, field, confidence: 1 };
  });
}

/** The same after one more assignment. */
export function sayField<Field extends string>(
  said: ReadonlyMap<number, Field | null>,
  columns: readonly { column: number; field: Field | null }[],
  { column, field }: { column: number; field: Field | null },
): Map<number, Field | null> {
  const other = columns.find((one) => one.field === field && field !== null && one.column !== column);
  return new Map([...said, ...(other ? [[other.column, null] as const] : []), [column, field]]);
}
