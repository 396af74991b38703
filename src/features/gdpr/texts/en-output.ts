/** Words of exported files and of the filters of the log. */
export const en = {
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
