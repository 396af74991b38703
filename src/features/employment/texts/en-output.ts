/** Words of the printed contract. */
export const en = {
  title: 'Employment contract',
  employer: 'Employer',
  employee: 'Employee',
  facts: {
    name: 'Name',
    companyNo: 'Organisation no.',
    address: 'Address',
    contact: 'Contact person',
    position: 'Position',
    email: 'E-mail',
    mobile: 'Mobile',
  },
  draft: 'DRAFT',
  draftNotice: 'Draft – not valid until it is published and signed',
  page: 'Page {page} of {pages}',
  fingerprint: 'Fingerprint',
  signatures: 'Signatures',
  copies: 'The contract is signed by both parties, who each keep a copy. It replaces earlier agreements about the employment.',
  placeAndDate: 'Place and date',
  forEmployer: 'For the employer',
};
