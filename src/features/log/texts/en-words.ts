/** Words for the fields and values of a log, before and after. The server reads them. */
export const words = {
  how: {
    apiKey: 'with an API key',
    viewAs: 'viewing as {name}',
  },
  deletedPerson: 'Deleted person',
} as const;
