import { writeForParent } from './apart-child.ts';
import { sheetBytes } from './sheet.ts';

writeForParent(sheetBytes);
