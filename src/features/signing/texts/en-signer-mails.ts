/** What is written to people who sign while they do it. */
export const enSignerMails = {
  code: {
    subject: '{code} is your code',
    heading: 'Your code',
    text: 'Enter this code where you opened “{name}” from {company}. It works for ten minutes.',
    footer: 'If you are not signing anything right now, you can ignore this e-mail. Never give the code to anyone.',
    sms: '{code} is your code to sign for {company}. Valid for ten minutes. Never give it to anyone.',
  },
};
