import { writeForParentProcess } from './child-process.ts';
import { typeset } from './pages.ts';
import type { WallchartPage } from './wallchart.ts';

const source = new URL('wallchart.typ', import.meta.url);

writeForParentProcess((head, rows) => {
  const [words = '{}', ...months] = rows.map(([cell]) => String(cell));
  // The parent sends one cell for each month, as JSON of these shapes (`wallchart.ts`).
  return typeset(source, head, { ...(JSON.parse(words) as object), months: months.map((month) => JSON.parse(month) as WallchartPage) });
});
