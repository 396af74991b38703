/** What the PDF of a person’s takeout says of itself; what it holds is named in the features’ en-fields.ts. */
export const document = {
  title: 'Everything about {name}',
  name: 'everything',
  file: 'Everything about {name}',
  leftOut: {
    title: 'Left out of this copy',
    note: 'Files left out: {count}. They are in restricted folders that you cannot see. Ask a System Admin to download a copy that has them.',
  },
  shortened: 'The last {count}. The rest is in takeout.json.',
} as const;
