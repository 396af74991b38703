/** What a tab must clear when it opens another company: all state outside the query cache. */
const forgetting = new Set<() => void>();

/** Runs `forget` whenever the tab leaves a company; called next to the state that it clears. */
export function onCompanyLeft(forget: () => void): void {
  forgetting.add(forget);
}

export function leaveCompany(): void {
  for (const forget of forgetting) forget();
}
