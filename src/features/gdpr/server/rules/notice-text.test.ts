import { describe, expect, test } from 'vitest';
import { authorityNotice, peopleNotice, type NoticeFacts, type NoticeFormat } from './notice-text.ts';

const no: NoticeFormat = { language: 'no', timeZone: 'Europe/Oslo' };
const en: NoticeFormat = { language: 'en', timeZone: 'UTC' };

const breach: NoticeFacts['breach'] = {
  title: 'Mistet PC',
  kinds: ['confidentiality', 'availability'],
  description: 'En PC ble glemt på toget.',
  awareAt: new Date('2026-11-20T23:30:00Z'),
  happenedFrom: new Date('2026-11-19T08:00:00Z'),
  dataSubjects: ['employees', 'Leietakere'],
  dataCategories: ['health', 'toString'],
  subjects: 1200,
  records: 1,
  consequences: 'Helseopplysninger kan bli kjent.',
  measures: 'Disken ble slettet.',
  risk: 'risk',
  riskReason: 'Disken var ikke kryptert.',
  authorityNotifiedAt: null,
  lateReason: '',
  peopleToldAt: null,
  peopleException: null,
  peopleReason: '',
  treatmentIds: [],
};
const facts: NoticeFacts = {
  breach,
  isLate: false,
  companyName: 'Fjord AS',
  controller: 'Fjord AS, 974760673, Oslo',
  contact: 'Kari, kari@fjord.no',
};
const written = (change: Partial<NoticeFacts['breach']>, rest: Partial<NoticeFacts> = {}) => ({
  ...facts,
  ...rest,
  breach: { ...breach, ...change },
});
const nothing: Partial<NoticeFacts['breach']> = {
  kinds: [],
  description: '',
  happenedFrom: null,
  dataSubjects: [],
  dataCategories: [],
  subjects: null,
  records: null,
  consequences: '',
  measures: '',
  risk: null,
  riskReason: '',
};
/** The part of a notice with this title, without the title. */
const partOf = ({ text }: { text: string }, title: string) =>
  text
    .split('\n\n')
    .find((part) => part.startsWith(title))
    ?.split('\n')
    .slice(1);

describe('the notice to the authority', () => {
  test('says everything that the law asks for', () => {
    expect(authorityNotice(facts, no)).toEqual({
      missing: [],
      text: `Melding om brudd på personopplysningssikkerheten (artikkel 33)
Til Datatilsynet

Behandlingsansvarlig
Fjord AS, 974760673, Oslo

Kontakt
Kari, kari@fjord.no

1. Hva som skjedde
En PC ble glemt på toget.
Vi ble kjent med bruddet 21. november 2026 kl. 00:30.
Det skjedde eller begynte 19. november 2026 kl. 09:00.
Type brudd: noen som ikke skulle se opplysningene, kan ha sett dem og opplysninger gikk tapt eller var utilgjengelige.

2. Hvem og hva det gjelder
Registrerte: ansatte og Leietakere.
Omtrent 1 200 personer.
Personopplysninger: helse og toString.
Omtrent 1 oppføring.

3. Sannsynlige konsekvenser
Helseopplysninger kan bli kjent.

4. Tiltak som er gjort og planlagt
Disken ble slettet.

5. Vår vurdering, og varsel til dem det gjelder
Risiko for rettighetene og frihetene til dem det gjelder.
Disken var ikke kryptert.
De det gjelder, varsles ikke, siden vi ikke vurderer risikoen som høy.`,
    });
  });

  test('says what is not known yet, and that it follows', () => {
    expect(authorityNotice(written(nothing, { contact: '' }), en)).toEqual({
      missing: [
        'description',
        'kinds',
        'dataSubjects',
        'subjects',
        'dataCategories',
        'records',
        'consequences',
        'measures',
        'risk',
        'contact',
      ],
      text: `Notice of a personal data breach (Article 33)
To the Norwegian Data Protection Authority (Datatilsynet)

Controller
Fjord AS, 974760673, Oslo

Contact
Not known yet.

1. What happened
Not known yet.
We became aware of the breach on 20 November 2026 at 23:30.

2. Who and what it concerns
Data subjects: not known yet.
Personal data: not known yet.

3. Likely consequences
Not known yet.

4. Measures taken and planned
Not known yet.

5. Our assessment, and notice to the people concerned
Not known yet.

We will send what is missing as soon as we have it (Article 33 (4)).`,
    });
  });

  test('counts nobody as well', () => {
    const notice = authorityNotice(written({ subjects: 0, records: 0 }), en);
    expect([partOf(notice, '2.')?.[1], partOf(notice, '2.')?.[3], notice.missing]).toEqual(['About 0 people.', 'About 0 records.', []]);
  });

  test.each([
    [false, '', undefined, []],
    [false, 'Vi var på ferie.', undefined, []],
    [true, '', ['Ikke kjent ennå.'], ['lateReason']],
    [true, 'Vi var på ferie.', ['Vi var på ferie.'], []],
  ])('that comes late (%s) with the reason “%s” says %j', (isLate, lateReason, said, missing) => {
    const notice = authorityNotice(written({ lateReason }, { isLate }), no);
    expect([partOf(notice, '6.'), notice.missing]).toEqual([said, missing]);
    expect(notice.text.includes('Vi ettersender')).toBe(missing.length > 0);
  });

  const told = new Date('2026-11-22T12:00:00Z');
  test.each<[Partial<NoticeFacts['breach']>, string[]]>([
    [{ risk: 'none' }, ['De det gjelder, varsles ikke, siden vi ikke vurderer risikoen som høy.']],
    [{ risk: 'high' }, ['Risikoen er høy, og de det gjelder, blir varslet uten ugrunnet opphold.']],
    [{ risk: 'high', peopleToldAt: told }, ['De det gjelder, ble varslet 22. november 2026 kl. 13:00.']],
    [{ risk: null, peopleToldAt: told }, ['De det gjelder, ble varslet 22. november 2026 kl. 13:00.']],
    [
      { risk: 'high', peopleException: 'averted', peopleReason: 'Disken ble slettet.' },
      [
        'De det gjelder, varsles ikke hver for seg: senere tiltak gjør den høye risikoen lite sannsynlig (artikkel 34 nr. 3 b).',
        'Disken ble slettet.',
      ],
    ],
    [{ risk: 'risk', peopleException: 'averted' }, ['De det gjelder, varsles ikke, siden vi ikke vurderer risikoen som høy.']],
  ])('says of %j whether people are told', (change, lines) => {
    expect(partOf(authorityNotice(written(change), no), '5.')?.slice(-lines.length)).toEqual(lines);
  });
});

describe('the notice to people', () => {
  test('says in plain words what happened, what it means and whom to ask', () => {
    expect(peopleNotice(facts, no)).toEqual({
      missing: [],
      text: `Til deg som dette gjelder
Fjord AS har hatt et brudd på personopplysningssikkerheten som kan gjelde deg. Vi ble kjent med det 21. november 2026 kl. 00:30.

Hva som skjedde
En PC ble glemt på toget.
Opplysningene det gjelder: helse og toString.

Hva det kan bety for deg
Helseopplysninger kan bli kjent.

Hva vi har gjort, og hva du selv kan gjøre
Disken ble slettet.

Spørsmål
Ta gjerne kontakt med Kari, kari@fjord.no.
Du kan klage til Datatilsynet, datatilsynet.no.

Fjord AS`,
    });
  });

  test('names what it does not say yet', () => {
    const notice = peopleNotice(written(nothing, { contact: '' }), en);
    expect(notice.missing).toEqual(['description', 'consequences', 'measures', 'contact']);
    expect([partOf(notice, 'What happened'), partOf(notice, 'What it may mean'), partOf(notice, 'What we have done')]).toEqual([
      ['Not known yet.'],
      ['Not known yet.'],
      ['Not known yet.'],
    ]);
    expect(partOf(notice, 'Questions')).toHaveLength(1);
  });
});
