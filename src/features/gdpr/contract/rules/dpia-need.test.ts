import { describe, expect, test } from 'vitest';
import type { DpiaCriterion } from '../kinds.ts';
import { criteriaOf, demandsDpia, doneState, missingInDpia, needsDpia, type AssessedDpia } from './dpia-need.ts';

test.each<[DpiaCriterion[], boolean]>([
  [[], false],
  [['sensitive'], false],
  [['largeScale'], false],
  [['sensitive', 'vulnerable'], true],
  [['evaluation', 'newTechnology', 'combined'], true],
  [['automatedDecisions'], true],
  [['largeScaleSpecial'], true],
  [['publicMonitoring'], true],
])('%j needs an assessment: %s', (criteria, needed) => {
  expect(needsDpia(criteria)).toBe(needed);
});

describe('the answers of a treatment', () => {
  test.each<[string[], string[], DpiaCriterion[]]>([
    [['employees'], ['identity', 'contact'], []],
    [['employees'], ['health'], ['sensitive']],
    [['customers'], ['criminal'], ['sensitive']],
    [['customers'], ['identity', 'health'], ['sensitive']],
    [['children'], ['union'], ['sensitive', 'vulnerable']],
    [['employees'], ['location'], ['systematicMonitoring', 'vulnerable']],
    [['applicants', 'customers'], ['location'], ['systematicMonitoring', 'vulnerable']],
    [['customers'], ['location'], []],
    [['children'], ['identity'], ['vulnerable']],
  ])('%j and %j give %j', (dataSubjects, dataCategories, criteria) => {
    expect(criteriaOf({ dataSubjects, dataCategories })).toEqual(criteria);
  });

  test.each<[boolean | null, string[], boolean]>([
    [true, ['identity'], true],
    [null, ['identity'], false],
    [false, ['identity'], false],
    [null, ['health'], true],
    // What somebody says does not undo what the answers say.
    [false, ['health'], true],
  ])('children with “%s” and %j demand one: %s', (dpiaNeeded, dataCategories, demanded) => {
    expect(demandsDpia({ dpiaNeeded, dataSubjects: ['children'], dataCategories })).toBe(demanded);
  });
});

const dpia: AssessedDpia = {
  description: 'Sporing av biler',
  necessity: 'Ruter',
  risks: 'Overvåking',
  measures: 'Slettes etter en uke',
  officerAdvice: '',
  conclusion: 'Kan gjøres',
  residualHigh: false,
  consultedOn: null,
  consultation: '',
};

test.each<[Partial<AssessedDpia>, boolean, string[]]>([
  [{}, false, []],
  [{}, true, ['officerAdvice']],
  [{ officerAdvice: 'Enig' }, true, []],
  [{ necessity: '', conclusion: '', residualHigh: null }, false, ['necessity', 'conclusion', 'residualHigh']],
])('with %j and an officer %s there is missing %j', (change, hasOfficer, missing) => {
  expect(missingInDpia({ ...dpia, ...change }, { hasOfficer })).toEqual(missing);
});

test.each<[Partial<AssessedDpia>, 'done' | 'consultation']>([
  [{}, 'done'],
  [{ residualHigh: true }, 'consultation'],
  [{ residualHigh: true, consultedOn: '2026-11-21' }, 'consultation'],
  [{ residualHigh: true, consultation: 'Kan gjøres' }, 'consultation'],
  [{ residualHigh: true, consultedOn: '2026-11-21', consultation: 'Kan gjøres' }, 'done'],
])('%j is %s', (change, state) => {
  expect(doneState({ ...dpia, ...change })).toBe(state);
});
