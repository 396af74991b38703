import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enExport } from './en-export.ts';

export const noExport: TextsLike<typeof enExport> = {
  fileName: 'Vinnere',
  erased: 'Slettet person',
  columns: { number: 'Trekning', prize: 'Premie', winner: 'Vinner', ticket: 'Lodd', date: 'Trukket' },
};
