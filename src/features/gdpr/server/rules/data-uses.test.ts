import { expect, test } from 'vitest';
import { differencesOf, unrecordedUses, type ActualUse } from './data-uses.ts';

const use: ActualUse = { treatment: 'hr/absence', isUsed: true, isPartOf: false, dataCategories: ['health'], receivers: [] };
const samspill = { softwareId: 's', softwareName: ' Samspill', softwareCompanyName: '', hasAgreement: true };
const none = { no: '', en: '' };
const made = {
  treatmentId: 't',
  software: [] as (typeof samspill)[],
  content: {
    flowAnswer: { flowId: 'hr', version: 1, answer: 'absence' },
    dataCategories: ['health', 'absence'],
    recipients: none,
    processorName: '',
  },
};
const own = { ...made, content: { ...made.content, flowAnswer: null } };
const receives = (host: string): ActualUse => ({ ...use, receivers: [{ receiver: 'mail', host }] });
const naming = (words: string) => ({ ...made, content: { ...made.content, recipients: { no: '', en: words } } });
const mail = (host: string) => ({ treatmentId: 't', kind: 'receiver', receiver: 'mail', host });

test.each<[string, ActualUse[], (typeof made | typeof own)[], string[]]>([
  ['of a use without a treatment', [use], [], ['hr/absence']],
  ['of a use beside a treatment of own words', [use], [own], ['hr/absence']],
  ['not of what is recorded', [use], [made], []],
  ['not of what is not done', [{ ...use, isUsed: false }], [], []],
])('proposes a treatment %s', (_name, uses, treatments, proposed) => {
  expect(unrecordedUses(uses, treatments).map(({ treatment }) => treatment)).toEqual(proposed);
});

test.each<[string, ActualUse[], (typeof made | typeof own)[], object[]]>([
  ['nothing when the record is true', [use], [made], []],
  ['nothing of own treatments', [receives('smtp.sendgrid.net')], [own], []],
  [
    'health that is not named',
    [use],
    [{ ...made, content: { ...made.content, dataCategories: ['absence'] } }],
    [{ treatmentId: 't', kind: 'categories', categories: ['health'] }],
  ],
  ['a receiver that is not named', [receives('smtp.sendgrid.net')], [made], [mail('smtp.sendgrid.net')]],
  ['not a receiver whose host is named', [receives('smtp.sendgrid.net')], [naming('Mail by smtp.sendgrid.net')], []],
  ['not a receiver whose name is named', [receives('smtp.sendgrid.net')], [naming('SendGrid sends our mail')], []],
  ['not a receiver of a land with two labels', [receives('mail.post.co.uk')], [naming('Post')], []],
  ['not a receiver that is a processor', [receives('post.no')], [{ ...made, content: { ...made.content, processorName: 'Post AS' } }], []],
  ['not a receiver that is a software', [receives('post.no')], [{ ...made, software: [{ ...samspill, softwareCompanyName: 'POST' }] }], []],
  ['a receiver by its number', [receives('10.0.0.5')], [naming('10 servers, and 0 others')], [mail('10.0.0.5')]],
  [
    'a use of this product that there is not',
    [{ ...use, isUsed: false }],
    [{ ...made, software: [samspill] }],
    [{ treatmentId: 't', kind: 'notUsed' }],
  ],
  ['not the absence of what is only part of it', [{ ...use, isUsed: false, isPartOf: true }], [{ ...made, software: [samspill] }], []],
  ['a system by its name', [receives('Uni Micro')], [naming('Tripletex')], [mail('Uni Micro')]],
  ['not a system whose name is named', [receives('Uni Micro')], [naming('Lønn kjøres i uni micro')], []],
  ['not what is done somewhere else', [{ ...use, isUsed: false }], [made], []],
])('tells %s', (_name, uses, treatments, differences) => {
  expect(differencesOf(uses, treatments)).toEqual(differences);
});
