const action = 'Open the settings';
const footer = 'You get this e-mail because you are a System Admin of {company} in Samspill.';

/** Mails about a company's end. */
export const mails = {
  somebody: 'Someone',
  letters: {
    ready: {
      subject: 'The export of {company} is ready',
      heading: 'The export is ready',
      paragraphs: [
        'Everything {company} has in Samspill is in one file. You can download it in Settings until {day}. Then we delete the file.',
      ],
      action,
      footer,
    },
    asked: {
      subject: '{company} will be deleted on {day}',
      heading: '{company} will be deleted',
      paragraphs: [
        '{by} has asked Samspill to delete {company}. It happens on {day}. Until then everyone can read and download, but not change anything.',
        'After that day nothing can be restored. If this is a mistake, a System Admin can cancel it in Settings.',
      ],
      action,
      footer,
    },
    soon: {
      subject: '{company} will be deleted in three days',
      heading: 'Three days left',
      paragraphs: [
        '{company} will be deleted on {day}, with everything in it. {by} asked for it.',
        'Export what you need before that day. Cancel the deletion in Settings to keep the company.',
      ],
      action,
      footer,
    },
    cancelled: {
      subject: '{company} will not be deleted',
      heading: '{company} will not be deleted',
      paragraphs: ['{by} has cancelled the deletion of {company}. Everything is as before.'],
      action,
      footer,
    },
  },
};
