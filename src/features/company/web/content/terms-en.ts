import type { DocumentText } from './document-text.ts';

export const text: DocumentText = {
  title: 'Terms',
  lead: 'These apply to you who sign in to Samspill.',
  sections: [
    {
      heading: 'Your account',
      text: [
        'The account is personal. Use an e-mail address that is yours, a long password that you use nowhere else, and preferably two-step verification. If you think somebody else has got hold of your sign-in, change the password and tell your company’s administrator.',
      ],
    },
    {
      heading: 'Information about others',
      text: [
        'What you see about colleagues, you see because your work needs it. Do not extract it, share it or use it for anything else. Who opens and changes the information about a person is logged.',
      ],
    },
    {
      heading: 'What you put in',
      text: [
        'Write what is correct and needed. Upload nothing that you may not share, and nothing that can harm the service or others.',
        'Do not try to get past the access rules, overload the service or reach information about other companies. If you find a weakness, tell the operator so that it can be fixed.',
      ],
    },
    {
      heading: 'When access ends',
      text: [
        'The company decides who has access and may end it. You may still belong to other companies with the same account. In case of misuse the operator may close an account.',
      ],
    },
    {
      heading: 'More to read',
      text: ['What is kept about you is in the privacy statement. The agreement with the company is the service agreement.'],
    },
  ],
};
