/** The mail to somebody who has left and asked for their personal data. */
export const releasedMail = {
  subject: 'Your personal data from {company} is ready',
  heading: 'Your personal data is ready',
  paragraphs: [
    'You asked {company} for your personal data. You can download it from your settings in Samspill.',
    'Sign in as you did when you worked there. Your own profile and files are still open to you.',
  ],
  action: 'Open your settings',
  footer: 'You get this e-mail because you asked {company} for your personal data.',
};
