/** What a tab must forget when it opens another company: whatever lives outside the query cache. */
const forgetting = new Set<() => void>();

/** Has this run whenever the tab leaves a company; declared beside what is to be forgotten. */
export function onCompanyLeft(forget: () => void): void {
  forgetting.add(forget);
}

export function leaveCompany(): void {
  for (const forget of forgetting) forget();
}
