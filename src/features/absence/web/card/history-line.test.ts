import { expect, test } from 'vitest';
import type { HistoryLine } from '../../contract/entities.ts';
import { sentenceOf, type HistorySentence } from './history-line.ts';

const rows: [HistoryLine['action'], HistoryLine['fromStatus'], HistorySentence][] = [
  [7, 0, 'requestNew'],
  [1, 0, 'create'],
  [2, 1, 'approveRequest'],
  [9, 1, 'changeRequest'],
  [9, 11, 'changeRequest'],
  [9, 2, 'requestUpdate'],
  [10, 8, 'approveUpdate'],
  [10, 2, 'change'],
  [6, 11, 'withdraw'],
  [6, 2, 'delete'],
  [4, 4, 'approveDelete'],
  [13, 3, 'undo'],
];

test.each(rows)('tells action %i on status %i as %s', (action, fromStatus, sentence) => {
  expect(sentenceOf({ action, fromStatus })).toBe(sentence);
});
