/** One’s own settings, and the page that ends mails. */
export const enPreferences = {
  channels: {
    title: 'What you are told of',
    text: 'Everything is in the bell, always. Choose what also comes to you outside Samspill.',
    caption: 'What comes by e-mail and SMS',
    about: 'About',
    email: 'E-mail',
    sms: 'SMS',
    byMail: '{reason} by e-mail',
    bySms: '{reason} by SMS',
    noMobile: 'SMS cannot reach you: your profile has no mobile number.',
  },
  digest: {
    title: 'One e-mail a day',
    text: 'Collects the e-mails of a day into one.',
    at: 'Send it at',
  },
  quiet: {
    title: 'Quiet hours',
    text: 'E-mail and SMS wait until the quiet hours are over. The bell does not ring, it only counts.',
    from: 'From',
    to: 'To',
  },
  away: { title: 'Leave me in peace when I am away', text: 'No e-mail or SMS on days when you are away all day.' },
  save: 'Save',
  saved: 'Your choices are saved',
  conflict: 'You have changed this in another window. Save once more to keep what stands here.',
  unsubscribe: {
    title: 'Stop these e-mails',
    question: 'Do you want no more e-mails about this?',
    stays: 'You will still find it in the bell when you sign in.',
    confirm: 'Stop the e-mails',
    done: 'You will get no more e-mails from {company} about: {reason}.',
    undo: 'Start them again',
    undone: 'E-mails from {company} about this come again: {reason}.',
    settings: 'Choose more in My settings',
  },
};
