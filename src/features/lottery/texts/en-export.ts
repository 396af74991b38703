/** The file of winners. */
export const enExport = {
  fileName: 'Winners',
  erased: 'Erased person',
  columns: { number: 'Draw', prize: 'Prize', winner: 'Winner', ticket: 'Ticket', date: 'Drawn' },
};
