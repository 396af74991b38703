import type { Sheet } from '#kernel/server/sheets/rules/cell.ts';
import * as tables from '#kernel/server/sheets/rules/find-table.ts';
import { headerLikeness } from '../server/rules/import/header-likeness.ts';

/** Finds the staff list in a sheet. */
export const findTable = (sheet: Sheet): tables.Table => tables.findTable(sheet, headerLikeness);
