import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { company } from '../contract/index.ts';
import { organisation } from './en-organisation.ts';
import { settings } from './en-settings.ts';

/** Texts of company sign-up, the documents and the first steps of a new company. */
export const en = {
  errors: {
    'accesscontrol.InvalidDirector': 'This person cannot be the director. Choose an active colleague who is not external.',
    'companies.RegistryNumberInvalid': 'The business register does not accept the number: {message} Check the number.',
    'companies.RegistryUnknown': 'The business register has no company with this number. Check the digits.',
    'companies.RegistryDeleted': 'This company is deleted from the business register, so it cannot be registered here.',
    'companies.RegistryBankrupt': 'This company is bankrupt according to the business register, so it cannot be registered here.',
    'companies.RegistryUnavailable':
      'The business register does not answer right now. Try again in a moment, or fill in the fields yourself.',
    'companies.AlreadyRegistered':
      'A company with this organisation number is registered already. Ask its administrator for an invitation.',
    'companies.OpenCases':
      'There {count, plural, one {is # open case} other {are # open cases}} with a deadline set by law in what you are turning off. Close {count, plural, one {it} other {them}} first.',
    'companies.SupportEndPassed': 'The last day of support access is past. Choose today or a later day.',
    'companies.SupportIsOff': 'Support no longer has access. Allow access first, and then choose the last day.',
  } satisfies Record<ErrorCodeOf<typeof company>, string>,
  signup: {
    title: 'Register company',
    lead: 'Start with the organisation number. We get the rest from the business register, and you can change anything that is not right.',
    companylessTitle: 'You do not belong to a company yet',
    companylessText: 'Register your company here. If it uses Samspill already, ask its administrator to invite {email}.',
    registryId: 'Organisation number',
    registryIdHint: 'Nine digits',
    lookUpAgain: 'Look up again',
    lookingUp: 'Looking up in the business register …',
    byHand: 'Fill in yourself',
    found: 'Found in the business register: {name}',
    foundText: 'Check the details below before you continue.',
    beingWoundUp: 'According to the business register, this company is being wound up. You can still register it.',
    alreadyRegisteredTitle: '{name} uses Samspill already',
    alreadyRegisteredText: 'Ask its administrator for an invitation.',
    companySection: 'The company',
    name: 'Name',
    purposeDescription: 'What the company does',
    numberOfEmployees: 'Number of employees',
    addressSection: 'Address',
    streetAddress: 'Street address',
    secondaryStreetAddress: 'Address line 2',
    postalCode: 'Postal code',
    city: 'City',
    province: 'County',
    country: 'Country',
    contactSection: 'Contact',
    mobileCountryCode: 'Country code',
    mobilePhone: 'Mobile phone',
    partnerId: 'Partner ID',
    partnerIdHint: 'Only if you got one from a partner',
    acceptancesSection: 'Agreements',
    acceptServiceAgreement: 'I accept the <link>service agreement</link> on behalf of the company',
    acceptPrivacyStatement: 'I have read and accept the <link>privacy statement</link>',
    opensInNewTab: 'opens in a new tab',
    create: 'Register company',
    afterwards: 'You become System Admin and director. You can change both later.',
  },
  organisation,
  settings,
  getStarted: {
    import: {
      title: 'Import the staff list',
      text: 'From Excel or CSV, with the columns you already have. You see what will happen before anything is saved.',
      action: 'Import your staff list',
    },
    invite: { title: 'Invite people', text: 'Colleagues and external people get an e-mail with a link.', action: 'Invite' },
    director: { title: 'Choose director', text: 'The person at the top of the organisation chart.', action: 'Open access control' },
    company: {
      title: 'Check the company details',
      text: 'Name, address, director and number of employees.',
      action: 'Open Organisation',
    },
    logo: {
      title: 'Add your logo',
      text: 'It appears beside the company’s name and in the e-mails we send for you.',
      action: 'Add a logo',
    },
    profile: { title: 'Check your profile', text: 'What the company knows about you and your next of kin.', action: 'My profile' },
    absence: { title: 'See your vacation days', text: 'How many you have left, and how to request them.', action: 'My absence' },
    documents: { title: 'Find handbooks and templates', text: 'What the company shares with everyone.', action: 'Shared documents' },
  },
} as const;
