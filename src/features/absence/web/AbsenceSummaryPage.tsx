/** On the way. */
export function AbsenceSummaryPage() {
  return null;
}
