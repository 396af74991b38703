import type { DocumentText } from './document-text.ts';

export const text: DocumentText = {
  title: 'Privacy statement',
  lead: 'What Samspill keeps about you, why, who sees it, and what you may ask for.',
  sections: [
    {
      heading: 'Who is responsible',
      text: [
        'Your employer, the company that uses Samspill, is the controller of the information about its staff. The employer decides which fields are filled in and who has access.',
        'Whoever runs this installation of Samspill is called the operator. The operator is a processor of the staff information and handles it only on behalf of the employer. For signing in, that is your account and its security, the operator is itself the controller.',
        'Samspill is software that runs on the operator’s own machine. Those who make the software receive no information from it.',
      ],
    },
    {
      heading: 'What is kept',
      text: [
        [
          'Your account: name, e-mail address, language, and a digest of your password that cannot be turned back into the password. If you sign in through another service, only the link to it is kept.',
          'Sign-ins: when you signed in, from which network address (IP) and with which browser.',
          'Your employment: contact details, position, department, manager, salary, dates, next of kin and whatever else your employer fills in or you write yourself.',
          'Information with extra protection: national identity number, account number and allergies are kept encrypted, and the identity number is shown only when somebody with access asks for it.',
          'A log: who changed what, and who opened the information about a person.',
        ],
      ],
    },
    {
      heading: 'Why, and on what basis',
      text: [
        'The employer uses the information to fulfil the employment contract and duties under the law, for example on pay and working environment, and to administer the employment. The employer answers for the basis of each piece of information.',
        'The account and the sign-ins are handled so that you can use the service, and to discover and stop misuse. The latter is a legitimate interest under article 6(1)(f) of the General Data Protection Regulation.',
      ],
    },
    {
      heading: 'Who sees it',
      text: [
        'Access follows the role. Colleagues see name, position, department and contact details at work. Your manager sees what it takes to manage. The company’s administrators see more. When others open the information about you, it is logged.',
        'The operator can technically reach the database, but may do so only to run the service.',
      ],
    },
    {
      heading: 'What leaves the service',
      text: [
        [
          'The organisation number is sent to the Norwegian business register when a company is registered.',
          'E-mail from the service is sent through the mail server that the operator has chosen.',
          'There are other recipients only when the company itself connects them.',
        ],
        'The service has no advertising, no tracking and no statistics with others. Fonts and pictures come from the service itself.',
      ],
    },
    {
      heading: 'Cookies',
      text: [
        'Samspill uses only cookies and browser storage that the service cannot work without: one that keeps you signed in, one that remembers which company you are working in, and a few that are used while you sign in. The choice of light or dark appearance is remembered in the browser too.',
      ],
    },
    {
      heading: 'How long it is kept',
      text: [
        'A sign-in lasts 24 hours at most and ends after 8 hours without use.',
        'Staff information stays as long as the employer needs it and the law requires or allows it. When a person is deleted, the information is removed from the service. It may remain in backups until they have been replaced.',
      ],
    },
    {
      heading: 'What you may ask for',
      text: [
        'You have the right to know what is kept about you, to have mistakes corrected, to have information erased or restricted when the conditions are met, to receive information you gave yourself, and to object. Ask your employer when it is about your employment, and the operator when it is about your account.',
        'If you think something is wrong, you may complain to the Norwegian Data Protection Authority (Datatilsynet). Telling the employer or the operator first often gets it put right sooner.',
      ],
    },
  ],
};
