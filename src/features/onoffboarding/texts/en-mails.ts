/** The mail with the link for the time before the first day. */
export const enMails = {
  subject: 'Welcome to {company}',
  heading: 'Welcome to {company}, {name}',
  start: 'You start on {date}. Until then you find your first tasks here, and you can give us the details we need.',
  until: 'The link is for you alone and works until {until}.',
  action: 'See what is ahead',
  footer: '{sender} at {company} sent you this with Samspill.',
};
