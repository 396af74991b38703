/** The file of winners. */
export const enExport = {
  fileName: 'Winners',
  erased: 'Deleted person',
  columns: { number: 'Draw', prize: 'Prize', winner: 'Winner', ticket: 'Ticket', date: 'Drawn' },
};
