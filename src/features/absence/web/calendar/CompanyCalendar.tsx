/** On the way. */
export function CompanyCalendar() {
  return null;
}
