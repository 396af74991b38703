/** A list's query in one form, so that equal ones are equal texts: without the page and empty values, ordered by name. */
export function listQuery(text: string): string {
  const parameters = [...new URLSearchParams(text)].filter(([name, value]) => name !== 'page' && value !== '');
  return new URLSearchParams(parameters.toSorted(([one], [other]) => (one < other ? -1 : 1))).toString();
}
