/** Who reaches the data-protection area; whoever may not change things is refused by the handlers (gdpr.2). */
export const seeing = {
  permission: 'Gdpr',
  feature: 'gdpr',
  subscriptionFeature: 'gdpr',
  refusedAs: { permission: 'gdpr.NoGdprAccess' },
} as const;
export const viewGate = { access: seeing, company: 'required' } as const;

/** The refusals of calls that change something: without the right, and without a protocol. */
export const changeCodes = ['gdpr.NoGdprAccess', 'gdpr.ForbiddenAccess'] as const;
export const seeCodes = ['gdpr.NoGdprAccess'] as const;
