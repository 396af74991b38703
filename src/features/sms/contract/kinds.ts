/** How many recipients a message has at most (sms.4). */
export const mostRecipients = 500;
/** More than six parts of any letters, so that a rule and not a field refuses what is too long. */
export const longestTyped = 5000;
