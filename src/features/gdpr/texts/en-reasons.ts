/** The sentence of the notification that a part of data protection has changed. */
export const enReasons = { updated: 'A GDPR document has been updated.' };
