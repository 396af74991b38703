import { writeForParentProcess } from './child-process.ts';
import { sheetBytes } from './sheet.ts';

writeForParentProcess(sheetBytes);
