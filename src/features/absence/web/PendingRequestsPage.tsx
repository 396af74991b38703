/** On the way. */
export function PendingRequestsPage() {
  return null;
}
