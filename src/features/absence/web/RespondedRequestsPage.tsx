/** On the way. */
export function RespondedRequestsPage() {
  return null;
}
