import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { fates, kari, ola, person, planOf, told } from '../../../testing/plan-of.ts';
import type { ExistingPerson, PlanCircumstances } from './existing-person.ts';
import type { PlannedRow } from './plan.ts';

describe('who a row is about', () => {
  test.each<[string, string, [PlannedRow['fate'], string, string?]]>([
    ['the e-mail, whatever its case', 'Navn;E-post;Avdeling\nKari Hansen;KARI@firma.no;Drift', ['update', '', 'kari']],
    ['the employee number, without its zeros', 'Navn;Ansattnr;Avdeling\nOla Moe;13;Drift', ['update', '', 'ola']],
    ['name and birthday', 'Navn;Født;Avdeling\nMoe, Ola;02.01.1990;Drift', ['update', 'matchedByName', 'ola']],
    ['nobody there', 'Navn;E-post\nAnne Berg;anne@firma.no', ['create', '', 'new-1']],
    ['nothing new', 'Navn;E-post;Avdeling\nKari Hansen;kari@firma.no;Salg', ['unchanged', '', 'kari']],
    ['empty cells change nothing', 'Navn;E-post;Avdeling\nKari Hansen;kari@firma.no;', ['unchanged', '', 'kari']],
    ['an e-mail of one and a number of another', 'Navn;E-post;Ansattnr\nKari Hansen;kari@firma.no;13', ['refuse', 'keysConflict']],
    ['an e-mail of one and name and birthday of another', 'Navn;E-post;Født\nOla Moe;kari@firma.no;02.01.1990', ['refuse', 'keysConflict']],
    ['a number given out again', 'Navn;Ansattnr\nPer Berg;12', ['refuse', 'keysConflict employeeNumber']],
    ['a shared mailbox', 'Navn;E-post\nPer Berg;kari@firma.no', ['refuse', 'keysConflict emailAddress']],
    ['a new last name with the same e-mail', 'Navn;E-post\nKari Berg;kari@firma.no', ['update', '', 'kari']],
    ['only a name that is there', 'Navn;Avdeling\nKari Hansen;Drift', ['skip', 'sameNameExists', 'new-1']],
    ['the same name with another e-mail', 'Navn;E-post\nKari Hansen;kari.hansen2@firma.no', ['create', 'sameName', 'new-1']],
  ])('%s', async (_name, csv, [fate, remark, id]) => {
    const plan = await planOf(csv, [kari, ola]);
    const [row] = plan.rows;
    expect([row?.fate, [told(plan, 'reasons')[0], told(plan, 'warnings')[0]].filter(Boolean).join(', ')]).toEqual([fate, remark]);
    if (fate === 'update' || fate === 'unchanged') expect([row?.companyUserId, row?.version]).toEqual([id, 3]);
  });

  test('a name that is there is added when the person says so', async () => {
    expect(fates(await planOf('Navn;Avdeling\nKari Hansen;Drift', [kari], { create: new Set([2]) }))).toEqual(['create']);
  });

  test('two people of one number are never guessed between', async () => {
    const twins = [
      person('a', { firstName: 'Ann', lastName: 'Li', employeeNumber: '7' }),
      person('b', { firstName: 'Bo', lastName: 'Li', employeeNumber: '7' }),
    ];
    expect(told(await planOf('Navn;Ansattnr\nAnn Li;7', twins), 'reasons')).toEqual(['severalMatch employeeNumber']);
  });

  test('a deactivated profile is locked', async () => {
    expect(
      told(await planOf('Navn;E-post;Avdeling\nKari Hansen;kari@firma.no;Drift', [{ ...kari, state: 'inactive' }]), 'reasons'),
    ).toEqual(['personInactive']);
  });
});

describe('somebody who has left', () => {
  test('is added as a leaver, and is nobody’s manager', async () => {
    const plan = await planOf(
      'Navn;E-post;Exit Date;Leder\nKari Li;k@x.no;20.11.2026;\nOla Vik;o@x.no;21.11.2026;Kari Li\nAnn Dal;a@x.no;;',
    );
    expect(plan.rows.map(({ fate, isLeaver }) => [fate, isLeaver])).toEqual([
      ['create', true],
      ['create', false],
      ['create', false],
    ]);
    expect(plan.leavers).toBe(1);
    expect(told(plan, 'warnings')).toEqual(['alreadyLeft endDate', 'managerInactive reportingTo', '']);
  });

  test('and is here already stays as they are', async () => {
    const plan = await planOf('Navn;E-post;Sluttdato\nKari Hansen;kari@firma.no;01.01.2020', [kari]);
    expect([plan.rows[0]?.fate, plan.rows[0]?.isLeaver, told(plan, 'warnings')]).toEqual(['update', false, ['endDatePassed endDate']]);
  });
});

describe('duplicates in the file', () => {
  test.each<[string, string, string[]]>([
    ['the same e-mail', 'Navn;E-post\nKari Hansen;k@x.no\nOla Moe;K@X.no', ['', 'duplicateInFile emailAddress']],
    ['the same number', 'Navn;Ansattnr\nKari Hansen;007\nOla Moe;7', ['', 'duplicateInFile employeeNumber']],
    ['the same name and birthday', 'Navn;Født\nKari Hansen;10.07.1983\nHansen, Kari;10.07.1983', ['', 'duplicateInFile birthday']],
    [
      'the same identity number',
      'Navn;Fødselsnummer\nKari Hansen;01819012365\nOla Moe;01819012365',
      ['', 'duplicateInFile socialSecurityNumber'],
    ],
    ['the same row twice', 'Navn;Avdeling\nAnn Li;Salg\nAnn Li;Salg', ['', 'duplicateInFile']],
    ['one person found by two keys', 'Navn;E-post;Ansattnr\nKari Hansen;kari@firma.no;\nKari Hansen;;12', ['', 'duplicateInFile']],
    [
      'a refused row claims no key',
      'Navn;E-post;Mobil\nKari Hansen;k@x.no;12\nKari Hansen;k@x.no;91234567',
      ['field mobilePhoneNumber phone', ''],
    ],
  ])('%s', async (_name, csv, reasons) => {
    expect(told(await planOf(csv, [kari]), 'reasons')).toEqual(reasons);
  });

  test('the later row names the earlier one', async () => {
    const plan = await planOf('Navn;E-post\nKari Hansen;k@x.no\nOla Moe;o@x.no\nKari Hansen;k@x.no');
    expect(plan.rows[2]?.reasons[0]?.params).toEqual({ row: 2 });
  });

  test('two people may share a name, with a warning', async () => {
    expect(told(await planOf('Navn;E-post\nKari Hansen;k1@x.no\nKari Hansen;k2@x.no'), 'warnings')).toEqual(['', 'sameName']);
  });
});

describe('rules', () => {
  const cases: [string, string, string][] = [
    ['Fornavn;Etternavn\nKari;', 'field lastName required', 'field lastName required'],
    ['Navn;Mobil\nKari Hansen;123', 'field mobilePhoneNumber phone', ''],
    ['Navn;Mobil\nKari Hansen;912345678', 'field mobilePhoneNumber phone', ''],
    ['Navn;Mobil\nKari Hansen;00000000', 'field mobilePhoneNumber phone', ''],
    ['Navn;Startdato\nKari Hansen;snart', 'unreadableDate startDate', ''],
    ['Navn;Fødselsdato\nKari Hansen;01.01.2027', 'field birthday dateInFuture', ''],
    ['Navn;Startdato;Sluttdato\nKari Hansen;01.02.2026;01.01.2026', 'field endDate endBeforeStart', ''],
    ['Navn;Lønn\nKari Hansen;etter avtale', 'unreadableAmount salaryAmount', ''],
    ['Navn;Stillingsprosent\nKari Hansen;120', 'field positionCoverage percentage', ''],
    ['Navn;Fødselsnummer\nKari Hansen;01819012366', 'field socialSecurityNumber checkDigit', ''],
    ['Navn;Fødselsnummer\nKari Hansen;1,8190E+10', 'roundedNumber socialSecurityNumber', ''],
    ['Navn;Kontonummer\nKari Hansen;86011117949', 'field salaryAccountNumber checkDigit', ''],
    ['Navn;Land\nKari Hansen;Atlantis', 'unreadableWord address.country', ''],
    ['Navn;Stillingstype\nKari Hansen;Konge', 'unreadableWord positionType', ''],
    ['Navn;Pårørende;Pårørende telefon\nKari Hansen;Ola;12', 'field emergencyContact.phone phone', ''],
    [`Navn\nKari ${'x'.repeat(60)}`, 'field lastName tooLong', 'field lastName tooLong'],
    ['Navn\nKari <b>', 'field lastName properFormat', 'field lastName properFormat'],
  ];
  test.each(cases)('%j is refused: %s', async (csv, refused, leftOut) => {
    expect(told(await planOf(csv), 'reasons')).toEqual([refused]);
    expect(told(await planOf(csv, [], { leaveOutInvalid: true }), 'reasons')).toEqual([leftOut]);
  });

  test('left-out values are told, and the rest is imported', async () => {
    const plan = await planOf('Navn;E-post;Mobil\nKari Hansen;kari@x.no;12', [], { leaveOutInvalid: true });
    expect([fates(plan), told(plan, 'warnings'), plan.rows[0]?.values]).toEqual([
      ['create'],
      ['valueLeftOut mobilePhoneNumber phone'],
      { firstName: 'Kari', lastName: 'Hansen', emailAddress: 'kari@x.no' },
    ]);
  });

  test('a start that is stored already counts for the end', async () => {
    const plan = await planOf('Navn;E-post;Sluttdato\nKari Hansen;kari@firma.no;01.01.2020', [
      { ...kari, values: { ...kari.values, startDate: '2021-01-01' } },
    ]);
    expect(told(plan, 'reasons')).toEqual(['field endDate endBeforeStart']);
  });

  test('no remark repeats what is sealed at rest', async () => {
    const plan = await planOf('Navn;Fødselsnummer;Kontonummer\nKari Hansen;01819012366;86011117949');
    expect(JSON.stringify(plan.rows[0]?.reasons)).not.toMatch(/0181|8601/);
  });

  test.each<[string, string]>([
    ['Navn;Avdeling\nKari Hansen;Salg\nTotalt 1 ansatt;', 'notAPerson'],
    ['Navn;E-post;Avdeling\nKari Hansen;k@x.no;Salg\nNavn;E-post;Avdeling', 'headingRepeated'],
    ['Navn;Avdeling\nKari Hansen;Salg\n;Drift', 'notAPerson'],
  ])('the last row of %j is skipped: %s', async (csv, reason) => {
    const plan = await planOf(csv);
    expect([plan.rows.at(-1)?.fate, plan.rows.at(-1)?.reasons[0]?.code]).toEqual(['skip', reason]);
  });

  test('a row the person leaves out is skipped', async () => {
    expect(fates(await planOf('Navn\nKari Hansen\nOla Moe', [], { skip: new Set([3]) }))).toEqual(['create', 'skip']);
  });
});

describe('roles', () => {
  const admin = person('boss', { firstName: 'Bo', lastName: 'Lie', emailAddress: 'bo@firma.no' }, { role: 'systemadmin' });
  test.each<[string, string, [ExistingPerson[], Partial<PlanCircumstances>], string]>([
    [
      'nobody gives a role above their own',
      'Navn;Rolle\nKari Hansen;Systemadministrator',
      [[], { grantableRoles: new Set<RoleKey>(['employee', 'manager', 'hradmin']) }],
      'roleAboveOwn role',
    ],
    [
      'nor takes one from above',
      'Navn;E-post;Rolle\nBo Lie;bo@firma.no;Ansatt',
      [[admin], { grantableRoles: new Set<RoleKey>(['employee', 'manager', 'hradmin']) }],
      'roleAboveOwn role',
    ],
    ['the last System Admin stays', 'Navn;E-post;Rolle\nBo Lie;bo@firma.no;Ansatt', [[admin], {}], 'onlySystemAdmin role'],
    [
      'a manager of others does not become external',
      'Navn;E-post;Rolle\nKari Hansen;kari@firma.no;Regnskapsfører',
      [[kari, { ...ola, reportingToCompanyUserId: 'kari' }], {}],
      'managesOthers role',
    ],
    [
      'the same role is no change',
      'Navn;E-post;Rolle\nBo Lie;bo@firma.no;Systemadministrator',
      [[admin], { grantableRoles: new Set<RoleKey>() }],
      '',
    ],
  ])('%s', async (_name, csv, [people, wishes], reason) => {
    expect(told(await planOf(csv, people, wishes), 'reasons')).toEqual([reason]);
  });

  test('nobody sets their own pay, role or remarks', async () => {
    const plan = await planOf(
      'Navn;E-post;Rolle;Årslønn;Merknad;Avdeling\nKari Hansen;kari@firma.no;HR-administrator;900000;God;Ledelse',
      [kari],
      { importedBy: 'kari' },
    );
    expect(told(plan, 'warnings')).toEqual(['ownKept role, ownKept salaryAmount, ownKept salaryInterval, ownKept notes']);
    expect(plan.rows[0]?.changes).toEqual([{ field: 'department', before: 'Salg', after: 'Ledelse' }]);
  });
});

describe('what is written', () => {
  test('only what differs, from old to new', async () => {
    const stored = {
      ...kari,
      values: {
        ...kari.values,
        positionCoverage: 80,
        salaryAmount: '650000.00',
        salaryCurrency: 'NOK',
        salaryInterval: 'yearly',
        'address.city': 'Oslo',
      },
    };
    const plan = await planOf(
      'E-post;Stillingsprosent;Årslønn;Poststed;Tittel;Etternavn\nkari@firma.no;80 %;650 000;Bergen;Selger;Hansen',
      [stored],
    );
    expect(plan.rows[0]?.changes).toEqual([
      { field: 'position', before: null, after: 'Selger' },
      { field: 'address.city', before: 'Oslo', after: 'Bergen' },
    ]);
  });

  test('a new person gets everything, with its notes', async () => {
    const plan = await planOf(
      'Etternavn og fornavn;Mobil;Årslønn;Fødselsnummer;Adresse\n"HANSEN, KARI ANNE";+46 70 123 45 67;650000;1819012365;"Storgata 1, 155 Oslo"\n"MOE, OLA";;;;',
    );
    expect(plan.rows[0]?.values).toMatchObject({
      firstName: 'Kari Anne',
      lastName: 'Hansen',
      phoneCountryCode: '+46',
      mobilePhoneNumber: '701234567',
      salaryAmount: '650000',
      salaryCurrency: 'NOK',
      salaryInterval: 'yearly',
      socialSecurityNumber: '01819012365',
    });
    expect(told(plan, 'warnings')[0]).toBe('zeroRestored socialSecurityNumber, birthdayFromNumber birthday');
  });

  test('an emergency contact joins the others, and replaces the one of its name', async () => {
    const there = [
      { fullName: 'Ola Hansen', phoneCountryCode: '+47', phone: '90000000', relation: 'Far' },
      { fullName: 'Eva Hansen', phoneCountryCode: '+47', phone: '90000001', relation: null },
    ];
    const plan = await planOf('E-post;Pårørende;Telefon pårørende\nkari@firma.no;Eva Hansen;90000002', [
      { ...kari, emergencyContacts: there },
    ]);
    expect(plan.rows[0]?.emergencyContacts).toEqual([there[0], { ...there[1], phone: '90000002' }]);
    expect(plan.rows[0]?.changes).toEqual([{ field: 'emergencyContact.phone', before: '+47 90000001', after: '+47 90000002' }]);
  });

  test('importing the same list again changes nothing', async () => {
    const csv =
      'Navn;E-post;Ansattnr;Født;Leder;Lønn\nKari Hansen;k@x.no;1;10.07.1983;;650000\nOla Moe;;2;02.01.1990;Kari Hansen;kr 540 000,-\nPer Li;;3;;Kari Hansen;';
    const first = await planOf(csv);
    const people = first.rows.map((row) =>
      person(row.companyUserId ?? '', row.values, { reportingToCompanyUserId: row.reportingToCompanyUserId ?? null }),
    );
    expect(fates(await planOf(csv, people))).toEqual(['unchanged', 'unchanged', 'unchanged']);
  });

  test('whatever the list, every row has one fate, no key is given twice and no reporting line is a circle', async () => {
    const names = ['Kari Hansen', 'Ola Moe', 'Per Li', 'Anne Berg', 'Hansen, Kari', ''];
    const row = fc.record({
      name: fc.constantFrom(...names),
      mail: fc.constantFrom('a@x.no', 'b@x.no', 'kari@firma.no', ''),
      number: fc.constantFrom('1', '2', '12', '13', ''),
      manager: fc.constantFrom(...names, '12', 'a@x.no'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (rows) => {
        const csv = [
          'Navn;E-post;Ansattnr;Leder',
          ...rows.map(({ name, mail, number, manager }) => `${name};${mail};${number};${manager}`),
        ].join('\n');
        const plan = await planOf(`${csv}\nSiste Person;siste@x.no;99;Ola Moe`, [kari, { ...ola, reportingToCompanyUserId: 'kari' }]);
        const written = plan.rows.filter(({ fate }) => fate === 'create' || fate === 'update');
        const mails = written.flatMap(({ values }) => values.emailAddress ?? []);
        expect(new Set(mails).size).toBe(mails.length);
        expect(Object.values(plan.counts).reduce((sum, count) => sum + count, 0)).toBe(plan.rows.length);
        const lines = new Map<string, string>([['ola', 'kari']]);
        for (const { companyUserId, reportingToCompanyUserId } of written)
          if (companyUserId && reportingToCompanyUserId) lines.set(companyUserId, reportingToCompanyUserId);
        for (const start of lines.keys()) {
          const seen = new Set<string>();
          for (let at: string | undefined = start; at; at = lines.get(at)) {
            expect(seen.has(at)).toBe(false);
            seen.add(at);
          }
        }
      }),
      { numRuns: 150 },
    );
  });
});
