/** Who calls anything here: those with the permission, in a company whose feature and subscription hold it (integrations.1). */
export const integrating = {
  access: { permission: 'Integrations', feature: 'integrations', subscriptionFeature: 'integrations' },
  company: 'required',
} as const;
