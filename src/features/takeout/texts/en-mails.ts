const action = 'Open the settings';
const footer = 'You get this because you are a system admin of {company} in Samspill.';

/** Mails about a company's end. */
export const mails = {
  somebody: 'Someone',
  letters: {
    ready: {
      subject: 'Your takeout of {company} is ready',
      heading: 'The takeout is ready',
      paragraphs: [
        'Everything {company} has in Samspill is packed in one file. It can be downloaded in the settings until {day}, and is then removed.',
      ],
      action,
      footer,
    },
    asked: {
      subject: '{company} will be deleted on {day}',
      heading: '{company} will be deleted',
      paragraphs: [
        '{by} has asked Samspill to delete {company}. It happens on {day}. Until then everybody can read and download, but nothing can be changed.',
        'After that day nothing can be brought back. If this is a mistake, a system admin can cancel it in the settings.',
      ],
      action,
      footer,
    },
    soon: {
      subject: '{company} will be deleted in three days',
      heading: 'Three days left',
      paragraphs: [
        '{company} will be deleted on {day}, with everything in it. {by} asked for it.',
        'Take out what you need before that day. To keep the company, cancel the deletion in the settings.',
      ],
      action,
      footer,
    },
    cancelled: {
      subject: '{company} will not be deleted',
      heading: '{company} stays',
      paragraphs: ['{by} has cancelled the deletion of {company}. Everything is as before.'],
      action,
      footer,
    },
  },
};
