/** What mail and SMS say around the sentence of a notification; never loaded by the web. */
export const enMail = {
  open: 'Open in Samspill',
  openAll: 'See all notifications',
  byRule: 'You get this because of the rule “{title}” of {company}.',
  byReminder: 'You get this because you asked {company} to remind you.',
  byInvitation: 'You get this because {company} has invited you.',
  endReason: 'Stop e-mail about this: {reason}',
  endDigest: 'Stop all e-mail about notifications from {company}',
  digestSubject: '{count} notifications from {company}',
  digestFooter: 'You get this because you have asked for one e-mail a day from {company}.',
  digestSettings: 'Change what you are told, and when',
  reminder: {
    subject: 'Reminder: your note on {name}',
    text: 'You asked to be reminded today of a note on {name}. To protect privacy, this e-mail does not say what the note says.',
    action: 'Open the note',
  },
};
