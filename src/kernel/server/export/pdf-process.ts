import { writeForParent } from './apart-child.ts';
import { pageBytes } from './pages.ts';

writeForParent(pageBytes);
