/** What mail and SMS say around the sentence of a notification; never loaded by the web. */
export const enMail = {
  open: 'Open in Samspill',
  openAll: 'See all notifications',
  byRule: 'You get this e-mail because of the rule “{title}” at {company}.',
  byReminder: 'You get this e-mail because you asked {company} to remind you.',
  byInvitation: 'You get this e-mail because {company} has invited you.',
  endReason: 'Stop e-mails about this: {reason}',
  endDigest: 'Stop all notifications from {company} by e-mail',
  digestSubject: '{count} notifications from {company}',
  digestFooter: 'You get this e-mail because you asked for one e-mail a day from {company}.',
  digestSettings: 'Change your notifications',
  reminder: {
    subject: 'Reminder: your note on {name}',
    text: 'You asked for a reminder today about a note on {name}. To protect privacy, this e-mail does not show the note.',
    action: 'Open the note',
  },
};
