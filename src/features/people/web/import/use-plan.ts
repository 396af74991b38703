import { useState } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { onCompanyLeft } from '#kernel/web/company-left.ts';
import { showError } from '#kernel/web/show-error.ts';
import { createStore, useStore } from '#kernel/web/store.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { getImports, validateImport } from '../../contract/endpoints-import.ts';
import type { SalaryInterval } from '../../contract/entities.ts';
import type { DateOrder } from '#kernel/contract/imports.ts';
import type { ImportField, PeopleImport } from '../../contract/entities-import.ts';

/** The file of a plan, kept while the tab is open, so that one can look at something else and come back to change columns. */
const chosenFile = createStore<{ planId: string; file: File } | undefined>(undefined);

onCompanyLeft(() => chosenFile.set(undefined));

/** The user's choices about how to read the file. */
export interface Wishes {
  sheet?: string;
  mapping?: { column: number; field: ImportField | null }[];
  dateOrder?: DateOrder;
  salaryInterval?: SalaryInterval;
  leaveOutInvalid?: boolean;
  skip?: number[];
  create?: number[];
}

export interface Planning {
  /** The file of the plan in the address, while the tab still has it. */
  file: File | undefined;
  isReading: boolean;
  /** The uploaded share of the file, 0 to 1. */
  sent: number;
  /** Reads a file with these choices and opens a step; false when it was refused. */
  read: (file: File, wishes: Wishes, step: string) => Promise<boolean>;
}

/** Sends files to be read; the resulting plan is in the address, so the user can leave the page and return. */
export function usePlanning(): Planning {
  const [query, change] = useQuery();
  const { write, writing } = useWrite(validateImport, { changes: [getImports] });
  const [sent, setSent] = useState(0);
  const kept = useStore(chosenFile);
  return {
    file: kept?.planId === query['import'] ? kept?.file : undefined,
    isReading: writing,
    sent,
    read: async (file, wishes, step) => {
      setSent(0);
      try {
        const { planId } = await write({ body: wishes, files: [file] }, { onProgress: setSent });
        chosenFile.set({ planId, file });
        change({ import: planId, step, show: undefined, page: undefined });
        return true;
      } catch (error) {
        showError(error);
        return false;
      }
    },
  };
}

/** The user's choices so far, to send them again with the file. */
export function wishesOf({ sheet, columns, dateOrder, salaryInterval, leaveOutInvalid, skip, create }: PeopleImport): Wishes {
  return {
    sheet,
    mapping: columns.filter(({ confidence }) => confidence === 1).map(({ column, field }) => ({ column, field })),
    ...(dateOrder && { dateOrder }),
    ...(salaryInterval && { salaryInterval }),
    leaveOutInvalid,
    skip,
    create,
  };
}
