import { describe, expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { getFlow, type Flow } from '../../contract/endpoints-flows.ts';
import { saveDpia } from '../../contract/endpoints-dpia.ts';
import { getStatement, type PrivacyStatement } from '../../contract/endpoints-statements.ts';
import { createTreatments } from '../../contract/endpoints-treatments.ts';
import type { TreatmentRow } from '../../contract/treatment.ts';
import { addedTreatment, protocolOf } from '../../testing/given.ts';

const server = await testServer();

// Whom a statement speaks to, said here once more, so that the test knows nothing of what makes the text.
const inside = ['employees', 'exEmployees', 'nextOfKin', 'boardAndOwners'];
const bothLanguages = ['no', 'en'] as const;
const letters = (text: string) => text.replace(/[\\|]/g, '').replace(/\s+/g, ' ');

test.each([
  ['external', 'no'],
  ['external', 'en'],
  ['internal', 'no'],
  ['internal', 'en'],
] as const)(
  'the %s statement in the language %s says everything that Articles 13 and 14 ask for of each treatment',
  async (type, language) => {
    const { admin } = await server.newCompany();
    await protocolOf(admin);
    const treatments: object[] = [];
    for (const flowId of ['hr', 'sales', 'marketing', 'it', 'finance', 'management', 'premises']) {
      const { flow } = (await admin.call(getFlow, { query: { flowId } })).json as { flow: Flow };
      const filledIn = flow.questions.flatMap(({ options }) => options.flatMap(({ treatment }) => treatment ?? []));
      treatments.push(...filledIn.map((treatment) => ({ ...treatment, transferCountries: ['US'], transferSafeguard: 'dpf' })));
    }
    treatments.push({
      treatmentName: { no: 'For en kunde', en: 'For a client' },
      role: 'processor',
      dataSubjects: ['employees', 'customers'],
    });
    const { json } = await admin.call(createTreatments, { body: { treatments } });
    const made = json['treatments'] as TreatmentRow[];
    expect(made.length).toBe(45);
    const statement = (await admin.call(getStatement, { query: { type, language } })).json['privacyStatement'] as { text: string };
    const text = letters(statement.text);
    let told = 0;
    for (const one of made) {
      const concerns = one.role === 'controller' && one.dataSubjects.some((who) => inside.includes(who) === (type === 'internal'));
      const says = (words: string) => text.includes(letters(words));
      expect([one.treatmentName.en, text.includes(` ${letters(one.purpose[language] || 'never')} `)]).toEqual([
        one.treatmentName.en,
        concerns,
      ]);
      if (!concerns) continue;
      told += 1;
      for (const field of ['treatmentName', 'purpose', 'legalBasisExplanation', 'recipients', 'retention', 'source'] as const)
        expect([one.treatmentName.en, field, says(one[field][language])]).toEqual([one.treatmentName.en, field, true]);
    }
    expect(told).toBeGreaterThan(15);
    const rights =
      language === 'no'
        ? ['Innsyn', 'Retting', 'Sletting', 'Begrensning', 'Dataportabilitet', 'Innsigelse', 'Samtykke']
        : ['Access', 'Rectification', 'Erasure', 'Restriction', 'Portability', 'Objection', 'Consent'];
    for (const words of [
      ...rights,
      'Datatilsynet',
      'Data Privacy Framework',
      'USA',
      ...(language === 'no' ? ['Automatiske'] : ['Automated']),
    ])
      expect([words, text.replace('United States', 'USA').includes(words)]).toEqual([words, true]);
    expect(text).not.toMatch(/\{\{|undefined|null|\[object/);
  },
);

describe.each(bothLanguages)('in the language %s a statement denies nothing', (language) => {
  const says =
    language === 'no'
      ? { noTransfers: 'overfører ikke', nobody: 'Ingen utenfor', notGiven: 'ikke oppgitt', noDecisions: 'Vi tar ikke avgjørelser' }
      : { noTransfers: 'do not transfer', nobody: 'Nobody outside', notGiven: 'not given', noDecisions: 'We make no decisions' };
  const outside = { dataSubjects: ['customers'], treatmentName: { no: 'Kunder', en: 'Customers' } };
  const word = (text: string) => ({ no: text, en: text });
  const answered = {
    purpose: word('Salg'),
    legalBasis: 'b',
    dataCategories: ['contact'],
    recipients: word('Regnskapsfører'),
    transferCountries: [],
    retention: word('Ett år'),
  };
  const read = async (who: Caller) =>
    (await who.call(getStatement, { query: { type: 'external', language } })).json['privacyStatement'] as PrivacyStatement;

  test('that nobody has been asked about', async () => {
    const { admin } = await server.newCompany();
    await addedTreatment(admin, { ...outside, ...answered });
    const whole = await read(admin);
    expect([whole.unanswered, whole.missing.includes('answers')]).toEqual([0, false]);
    expect(whole.text).toContain(says.noTransfers);
    expect(whole.text).not.toContain(`| ${says.notGiven} |`);
    await addedTreatment(admin, {
      ...outside,
      ...answered,
      treatmentName: word('Ubesvart'),
      transferCountries: null,
      recipients: word(''),
    });
    const partly = await read(admin);
    expect([partly.unanswered, partly.missing.includes('answers')]).toEqual([2, true]);
    expect(partly.text).not.toContain(says.noTransfers);
    expect(partly.text).not.toContain(says.nobody);
    expect(partly.text.split('\n').filter((line) => line.startsWith(`| Ubesvart | ${says.notGiven} |`))).toHaveLength(2);
  });

  test('that an assessment says, as soon as it does', async () => {
    const { admin } = await server.newCompany();
    const { treatmentId } = await addedTreatment(admin, { ...outside, ...answered, treatmentName: word('Kredittvurdering') });
    const decisions = (text: string) => text.split('\n').filter((line) => line.includes('Kredittvurdering') && !line.startsWith('|'));
    expect((await read(admin)).text).toContain(says.noDecisions);
    await admin.call(saveDpia, { body: { treatmentId, criteria: ['automatedDecisions'] } });
    const { text } = await read(admin);
    expect(text).not.toContain(says.noDecisions);
    expect(decisions(text)).toHaveLength(1);
    await admin.call(saveDpia, { body: { treatmentId, criteria: ['evaluation'] } });
    expect((await read(admin)).text).toContain(says.noDecisions);
  });
});
