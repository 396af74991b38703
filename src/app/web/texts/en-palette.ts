/** Of the palette, which loads them when it is opened. */
export const en = {
  label: 'Search for people, contracts, pages and actions',
  placeholder: 'A name, a page or something to do',
  results: 'Results',
  people: 'People',
  pages: 'Pages',
  actions: 'Actions',
  hits: '{count, plural, one {# result} other {# results}}',
  loading: 'Searching',
  nothing: 'No results for “{search}”. Try one of these pages.',
  switchTo: 'Switch to {company}',
  language: { no: 'Bytt til norsk', en: 'Change to English' },
  appearance: { light: 'Light appearance', dark: 'Dark appearance', auto: 'Use the device’s appearance' },
};
