import { setTimeout as pause } from 'node:timers/promises';

/** The parts of the import's answer that the bench reads. */
interface Answer {
  planId: string;
  importId: string;
  progress: { state: string };
}

export interface ImportSeconds {
  /** Seconds until every row's fate was known. */
  validate: number;
  /** Seconds from then until everybody was imported. */
  commit: number;
}

/** Imports this many new people from a CSV file through the API; undefined when this build has no import. */
export async function importStaff(address: string, headers: Record<string, string>, people: number): Promise<ImportSeconds | undefined> {
  const form = new FormData();
  form.set('file', new Blob([staffList(people)], { type: 'text/csv' }), 'staff.csv');
  const began = performance.now();
  const validated = await fetch(`${address}/api/companyusers/validate-import`, { method: 'POST', headers, body: form });
  if (validated.status === 404) return undefined;
  const { planId } = await answerOf(validated);
  const decided = performance.now();
  const json = { ...headers, 'content-type': 'application/json' };
  const started = await fetch(`${address}/api/companyusers/import`, { method: 'POST', headers: json, body: JSON.stringify({ planId }) });
  const { importId } = await answerOf(started);
  for (let state = ''; state !== 'done'; await pause(50)) {
    ({ state } = (await answerOf(await fetch(`${address}/api/companyusers/import-status?importId=${importId}`, { headers }))).progress);
    if (state === 'failed') throw new Error('The import failed');
  }
  return { validate: (decided - began) / 1000, commit: (performance.now() - decided) / 1000 };
}

async function answerOf(response: Response): Promise<Answer> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  // Typed by the contract of the answer.
  return (await response.json()) as Answer;
}

function staffList(people: number): string {
  const rows = Array.from({ length: people }, (_unused, place) =>
    [
      `Kari ${letters(place)}`,
      `Nordmann ${letters(place * 7)}`,
      `kari.${place}@nordmann.example`,
      `Avdeling ${place % 40}`,
      'Rådgiver',
      '01.02.2024',
    ].join(';'),
  );
  return ['Fornavn;Etternavn;E-post;Avdeling;Stilling;Startdato', ...rows].join('\r\n');
}

/** A number as letters, since names may not contain digits. */
function letters(value: number): string {
  const all = 'abcdefghijklmnopqrstuvwxyz';
  return [676, 26, 1].map((unit) => all[Math.floor(value / unit) % 26]).join('');
}
