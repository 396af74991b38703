import { writeForParentProcess } from './child-process.ts';
import { pageBytes } from './pages.ts';

writeForParentProcess(pageBytes);
