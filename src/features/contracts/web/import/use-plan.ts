import type { DateOrder } from '#kernel/contract/imports.ts';
import { saidMapping, useImportPlanning, type Planning as ImportPlanning } from '#kernel/web/imports/use-import-planning.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { getContractImports, validateContractImport } from '../../contract/endpoints-import.ts';
import type { ContractImport, ContractImportField } from '../../contract/entities-import.ts';
import type { ValueInterval } from '../../contract/kinds.ts';

/** The user's choices about how to read the file. */
export interface Wishes {
  sheet?: string;
  mapping?: { column: number; field: ContractImportField | null }[];
  dateOrder?: DateOrder;
  interval?: ValueInterval;
  responsible?: string;
  skip?: number[];
}

export type Planning = ImportPlanning<Wishes>;

/** Sends lists of contracts to be read. */
export function usePlanning(): Planning {
  const { write, writing } = useWrite(validateContractImport, { changes: [getContractImports] });
  return useImportPlanning<Wishes>({
    send: (file, wishes, onProgress) => write({ body: wishes, files: [file] }, { onProgress }),
    isSending: writing,
  });
}

/** The user's choices so far, to send them again with the file. */
export function wishesOf({ sheet, columns, dateOrder, interval, responsible, skip }: ContractImport): Wishes {
  return {
    sheet,
    mapping: saidMapping(columns),
    ...(dateOrder && { dateOrder }),
    ...(interval && { interval }),
    responsible,
    skip,
  };
}
