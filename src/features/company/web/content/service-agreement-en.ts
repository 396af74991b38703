import type { DocumentText } from './document-text.ts';

export const text: DocumentText = {
  title: 'Service agreement',
  lead: 'The agreement is between the company that is registered and whoever runs this installation of Samspill. It is also the data processing agreement.',
  sections: [
    {
      heading: '1. The parties',
      text: [
        '“The company” is the one registered with an organisation number. “The operator” is whoever runs this installation of Samspill and gives the company access to it. Whoever registers the company confirms that they are authorised to do so.',
      ],
    },
    {
      heading: '2. The service',
      text: [
        'Samspill is a system for administering staff and company. The company has an area of its own that other companies do not see. Which parts are in use may differ between installations and over time.',
        'The agreement sets no price. If the operator charges for the service, that is agreed separately.',
      ],
    },
    {
      heading: '3. What the company answers for',
      text: [
        [
          'Having the right to handle the information that is put in, and telling the staff about it.',
          'Giving each person the right role, and ending access when somebody leaves.',
          'Seeing to it that sign-ins are personal and not shared.',
          'Keeping the information correct, and deleting what there is no longer reason to have.',
        ],
      ],
    },
    {
      heading: '4. What the operator answers for',
      text: [
        [
          'Running the service properly, keeping the software up to date and making backups.',
          'Limiting who can reach the machine and the database, and binding them to confidentiality.',
          'Giving notice of planned interruptions where possible.',
        ],
        'The service is delivered as it is. This agreement promises no particular availability.',
      ],
    },
    {
      heading: '5. Processing of personal data',
      text: [
        'The company is the controller and the operator is the processor. The purpose is to deliver the service. The data concern employees and others connected to the company, and cover contact details, information about the employment and, where the company puts them in, national identity number, account number and health information. The processing lasts as long as the agreement.',
        'The operator shall',
        [
          'process the data only on documented instructions from the company; the use of the service and this agreement are such instructions',
          'see to it that those who get access are bound to confidentiality',
          'secure the data under article 32 of the General Data Protection Regulation; the service keeps companies apart in the database, encrypts particularly sensitive fields and logs changes',
          'use no other processors unless the company was told beforehand and can object, and bind them to the same duties',
          'transfer no data out of the EEA without instructions and a valid basis',
          'help the company answer requests from the people concerned, and help with security, breaches and impact assessments',
          'tell the company of a personal data breach without undue delay',
          'give the company what it needs to check that the duties are met, and allow audits',
          'delete or return the data when the agreement ends, as the company chooses, as far as the law does not require them to be kept',
        ],
      ],
    },
    {
      heading: '6. Ending it',
      text: [
        'The company may stop whenever it wants. The operator may end the agreement with three months’ written notice, and may close access at once in case of serious misuse. The company should export what it wants to keep before access ends.',
      ],
    },
    {
      heading: '7. Changes, law and disputes',
      text: [
        'A changed agreement gets a new date. Which version was accepted, when and by whom, is kept with the company.',
        'The agreement is under Norwegian law. Disputes are settled amicably if possible, otherwise before the courts of the company’s home district. The Norwegian text applies if the two differ.',
      ],
    },
  ],
};
