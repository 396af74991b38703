/** What the PDF of a person’s takeout says of itself; what it holds is named in the features’ en-fields.ts. */
export const document = {
  title: 'Everything about {name}',
  name: 'everything',
  file: 'Everything about {name}',
  shortened: 'The last {count}. The rest is in takeout.json.',
} as const;
