/** The parts of the area that people are told of, by their numbers in notifications (gdpr.12). */
export const submodules = { agreement: 2, statement: 3, risk: 4 } as const;
export type Submodule = keyof typeof submodules;

/** What the notifications of each part are about; opening its page reads them. */
export const scopeOf: Readonly<Record<Submodule, string>> = { agreement: 'gdpr/agreement', statement: 'gdpr/statement', risk: 'gdpr/risk' };
