/** Words of exported files, of the filters of the log, and of what differs between the protocol and the product. */
export const en = {
  proposals: {
    categories: '“{name}” does not name {categories}. You have that in Samspill.',
    receiver: '“{name}” does not name {host}. {what}',
    receivers: {
      mail: 'E-mail from Samspill goes through it.',
      storage: 'The files in Samspill are stored there.',
      identityProvider: 'Whoever signs in to Samspill does it there.',
      electronicId: 'Whoever signs with an electronic ID does it there.',
    },
    notUsed: '“{name}” uses Samspill according to the protocol, but there is nothing of the kind in Samspill now.',
  },
  log: {
    title: 'GDPR log',
    columns: { at: 'When', who: 'Who', what: 'What', subject: 'Kind', about: 'About', changes: 'Changes' },
    subjects: {
      protocol: 'Protocol',
      treatment: 'Treatments',
      agreement: 'Data processor agreements',
      software: 'Software',
      statement: 'Privacy statements',
      risk: 'Risk assessments',
      request: 'Requests of data subjects',
      breach: 'Breaches',
      dpia: 'DPIA',
      erasure: 'Erasure',
    },
  },
};
