import type { DateOrder } from '#kernel/contract/imports.ts';
import { saidMapping, useImportPlanning, type Planning as ImportPlanning } from '#kernel/web/imports/use-import-planning.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { getImports, validateImport } from '../../contract/endpoints-import.ts';
import type { SalaryInterval } from '../../contract/entities.ts';
import type { ImportField, PeopleImport } from '../../contract/entities-import.ts';

/** The user's choices about how to read the file. */
export interface ReadingChoices {
  sheet?: string;
  mapping?: { column: number; field: ImportField | null }[];
  dateOrder?: DateOrder;
  salaryInterval?: SalaryInterval;
  leaveOutInvalid?: boolean;
  skip?: number[];
  create?: number[];
}

export type Planning = ImportPlanning<ReadingChoices>;

/** Sends staff lists to be read. */
export function usePlanning(): Planning {
  const { write, writing } = useWrite(validateImport, { changes: [getImports] });
  return useImportPlanning<ReadingChoices>({
    send: (file, reading, onProgress) => write({ body: reading, files: [file] }, { onProgress }),
    isSending: writing,
  });
}

/** The user's choices so far, to send them again with the file. */
export function choicesOfPlan({ sheet, columns, dateOrder, salaryInterval, leaveOutInvalid, skip, create }: PeopleImport): ReadingChoices {
  return {
    sheet,
    mapping: saidMapping(columns),
    ...(dateOrder && { dateOrder }),
    ...(salaryInterval && { salaryInterval }),
    leaveOutInvalid,
    skip,
    create,
  };
}
