/** What a message to Slack tells (integrations.30). */
export const slackJobKinds = ['absenceTomorrow', 'birthdaysToday'] as const;
export type SlackJobKind = (typeof slackJobKinds)[number];

export const slackLanguages = ['no', 'en'] as const;
export type SlackLanguage = (typeof slackLanguages)[number];

/** Why Slack takes no more messages at an address (integrations.36). */
export const slackEndings = ['archived', 'removed', 'refused'] as const;
export type SlackEnding = (typeof slackEndings)[number];

/** The form of the addresses that Slack gives out. Nothing else is ever asked (integrations.32). */
export const webhookForm = /^https:\/\/hooks\.slack\.com\/services\/T[A-Z0-9]{2,20}\/B[A-Z0-9]{2,20}\/[A-Za-z0-9]{8,64}$/;
