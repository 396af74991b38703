import { describe, expect, test } from 'vitest';
import { noText } from '../../contract/local-text.ts';
import type { FrozenProtocol } from '../../contract/protocol.ts';
import { blankTreatment } from '../../contract/rules/blank-treatment.ts';
import { groupsOf, headOf, protocolDocument, protocolRows } from './protocol-document.ts';
import { protocolFields, type FrozenTreatment } from './protocol-fields.ts';

const manner = { language: 'no', timeZone: 'Europe/Oslo' } as const;
const english = { ...manner, language: 'en' } as const;

function treatment(change: Partial<FrozenTreatment> = {}): FrozenTreatment {
  const frozen = { key: crypto.randomUUID(), owner: null, software: [], lastEdited: '2026-11-26T23:30:00.000Z' };
  return { ...blankTreatment, ...frozen, treatmentName: { no: 'Lønn', en: '' }, ...change };
}

function protocol(treatments: FrozenTreatment[], change: Partial<FrozenProtocol> = {}): FrozenProtocol {
  const company = { name: 'Fjord AS', organizationNumber: '923609016', address: 'Kaien 1, 5003 Bergen', email: null, phone: '' };
  const people = { responsible: null, contactPerson: null, dataProtectionOfficer: null };
  return {
    version: 1,
    frozenAt: '2026-11-26T10:00:00.000Z',
    company,
    dpoRequired: false,
    dpoReason: noText,
    ...people,
    treatments,
    ...change,
  };
}

const everything: Partial<FrozenTreatment> = {
  department: 'hr',
  purpose: { no: 'Betale lønn', en: 'Pay salaries' },
  legalBasis: 'c',
  dataSubjects: ['employees', 'Vikarer'],
  dataCategories: ['bankAndPay'],
  recipients: { no: 'Skatteetaten', en: '' },
  software: [
    { softwareId: '1', softwareName: 'Lønn 5', softwareCompanyName: 'Regn AS', hasAgreement: true },
    { softwareId: '2', softwareName: 'Regneark', softwareCompanyName: '', hasAgreement: false },
  ],
  transferCountries: ['US'],
  transferSafeguard: 'dpf',
  retention: { no: 'Fem år', en: 'Five years' },
  retentionMonths: 60,
  retentionFrom: 'endOfYear',
  securityMeasures: { no: 'Få har tilgang', en: 'Few have access' },
  owner: 'Kari Moe',
  employeeId: crypto.randomUUID(),
  nextReview: '2027-01-31',
  state: 'final',
};

function groupIn(document: ReturnType<typeof protocolDocument>, letter: string): (readonly [string, string])[] | undefined {
  return document.parts[0]?.treatments[0]?.groups.find((one) => one.letter === letter)?.facts;
}

describe('a protocol that is handed out', () => {
  test('has each field of a treatment once, in the order of Article 30', () => {
    const apart = new Set(['treatmentName', 'role', 'state']);
    for (const [role, groups] of Object.entries(groupsOf)) {
      const letters = groups.map(([letter]) => letter).filter(Boolean);
      expect([role, letters.join('')]).toEqual([role, role === 'controller' ? 'bcdefg' : 'abcd']);
      const fields = groups.flatMap(([, , names]) => names);
      expect(fields).toHaveLength(new Set(fields).size);
      const ofProcessor = role === 'controller' ? ['controllerName', 'controllerContact'] : [];
      expect(new Set([...fields, ...apart, ...ofProcessor])).toEqual(new Set(Object.keys(protocolFields)));
    }
  });

  test('says all of a complete treatment in words', () => {
    const document = protocolDocument(protocol([treatment(everything)]), manner);
    expect(document.hasDrafts).toBe(false);
    expect(groupIn(document, 'b')).toEqual([
      ['Formål', 'Betale lønn'],
      ['Behandlingsgrunnlag', 'Rettslig forpliktelse (artikkel 6 nr. 1 c)'],
    ]);
    expect(groupIn(document, 'c')).toEqual([
      ['Hvem opplysningene gjelder', 'ansatte, Vikarer'],
      ['Opplysninger', 'bank og lønn'],
    ]);
    expect(groupIn(document, 'd')).toEqual([
      ['Mottakere', 'Skatteetaten'],
      ['Programvare', 'Regn AS (Lønn 5), med avtale\nRegneark, uten avtale'],
    ]);
    expect(groupIn(document, 'e')?.map(([, value]) => value)).toEqual(['USA', 'EU–US Data Privacy Framework']);
    expect(groupIn(document, 'f')?.map(([, value]) => value)).toEqual(['Fem år', '60', 'regnskapsåret var slutt']);
    expect(document.parts[0]?.treatments[0]?.groups.at(-1)?.facts).toEqual([
      ['Eier', 'Kari Moe'],
      ['Trafikklys', 'Gult'],
      ['Neste gjennomgang', '31.01.2027'],
      // Half past midnight in the company's time zone.
      ['Endret', '27.11.2026 00:30'],
    ]);
  });

  test('marks drafts, names what the law asks for and nobody has answered, and leaves out what else is empty', () => {
    const document = protocolDocument(protocol([treatment({ state: 'draft' })]), manner);
    expect([document.hasDrafts, document.parts[0]?.treatments[0]?.isDraft]).toEqual([true, true]);
    expect(groupIn(document, 'b')).toEqual([
      ['Formål', 'Ikke besvart'],
      ['Behandlingsgrunnlag', 'Ikke besvart'],
    ]);
    expect(groupIn(document, 'd')).toEqual([['Mottakere', 'Ikke besvart']]);
    expect(groupIn(protocolDocument(protocol([treatment({ transferCountries: [] })]), manner), 'e')?.[0]?.[1]).toBe('Ingen');
  });

  test('marks a text that is only there in the other language', () => {
    const document = protocolDocument(protocol([treatment(everything)]), english);
    expect(document.parts[0]?.treatments[0]?.name).toBe('Lønn (in Norwegian)');
    expect(groupIn(document, 'b')?.[0]).toEqual(['Purpose', 'Pay salaries']);
    expect(groupIn(document, 'd')?.[0]).toEqual(['Recipients', 'Skatteetaten (in Norwegian)']);
  });

  test('has what is done for others as a part of its own, after the company’s own', () => {
    const forOthers = treatment({
      role: 'processor',
      treatmentName: { no: 'Lønnskjøring', en: '' },
      controllerName: 'Kunde AS',
      controllerContact: 'per@kunde.no',
    });
    const document = protocolDocument(protocol([forOthers, treatment()]), manner);
    expect(document.parts.map(({ treatments }) => treatments.map(({ name }) => name))).toEqual([['Lønn'], ['Lønnskjøring']]);
    expect(document.parts[1]?.treatments[0]?.groups[0]).toEqual({
      letter: 'a',
      name: 'Den vi behandler for',
      facts: [
        ['Behandlingsansvarlig', 'Kunde AS'],
        ['Kontakt hos behandlingsansvarlig', 'per@kunde.no'],
      ],
    });
    expect(protocolDocument(protocol([]), manner).parts.map(({ treatments }) => treatments)).toEqual([[]]);
    expect(protocolRows(protocol([forOthers, treatment()]), 'no').rows.map((row) => row['treatmentName'])).toEqual([
      'Lønn',
      'Lønnskjøring',
    ]);
  });

  test.each<[string, Partial<FrozenProtocol>, string]>([
    ['without an officer that is required', { dpoRequired: true }, 'Ikke valgt'],
    ['that needs no officer', { dpoReason: { no: 'Vi er få', en: '' } }, 'Ikke påkrevd. Vi er få'],
    ['that has not said why', {}, 'Ikke påkrevd'],
    [
      'with an officer',
      { dataProtectionOfficer: { fullName: 'Kari Moe', email: 'kari@fjord.no', phone: null } },
      'Kari Moe, kari@fjord.no',
    ],
  ])('has a head %s', (_name, change, officer) => {
    expect(headOf(protocol([], change), 'no')).toEqual([
      ['Behandlingsansvarlig', 'Fjord AS'],
      ['Organisasjonsnummer', '923\u00a0609\u00a0016'],
      ['Adresse', 'Kaien 1, 5003 Bergen'],
      ['Ansvarlig', 'Ikke valgt'],
      ['Kontaktperson', 'Ikke valgt'],
      ['Personvernombud', officer],
    ]);
  });

  test('keeps numbers, days and moments as what they are in a workbook', () => {
    const { columns, rows } = protocolRows(protocol([treatment(everything)]), 'no');
    const typed = columns.filter(({ type }) => type !== 'text').map(({ key, type }) => [key, type, rows[0]?.[key]]);
    expect(typed).toEqual([
      ['retentionMonths', 'number', 60],
      ['nextReview', 'date', '2027-01-31'],
      ['lastEdited', 'moment', '2026-11-26T23:30:00.000Z'],
    ]);
  });
});
