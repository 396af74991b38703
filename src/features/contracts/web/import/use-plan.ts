import type { DateOrder } from '#kernel/contract/imports.ts';
import { saidMapping, useImportPlanning, type Planning as ImportPlanning } from '#kernel/web/imports/use-import-planning.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { getContractImports, validateContractImport } from '../../contract/endpoints-import.ts';
import type { ContractImport, ContractImportField } from '../../contract/entities-import.ts';
import type { ValueInterval } from '../../contract/kinds.ts';

/** The user's choices about how to read the file. */
export interface ReadingChoices {
  sheet?: string;
  mapping?: { column: number; field: ContractImportField | null }[];
  dateOrder?: DateOrder;
  interval?: ValueInterval;
  responsible?: string;
  skip?: number[];
}

export type Planning = ImportPlanning<ReadingChoices>;

/** Sends lists of contracts to be read. */
export function usePlanning(): Planning {
  const { write, writing } = useWrite(validateContractImport, { changes: [getContractImports] });
  return useImportPlanning<ReadingChoices>({
    send: (file, reading, onProgress) => write({ body: reading, files: [file] }, { onProgress }),
    isSending: writing,
  });
}

/** The user's choices so far, to send them again with the file. */
export function choicesOfPlan({ sheet, columns, dateOrder, interval, responsible, skip }: ContractImport): ReadingChoices {
  return {
    sheet,
    mapping: saidMapping(columns),
    ...(dateOrder && { dateOrder }),
    ...(interval && { interval }),
    responsible,
    skip,
  };
}
