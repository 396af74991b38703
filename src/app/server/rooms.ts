import { existsSync } from 'node:fs';
import type { FieldWords } from '#kernel/contract/texts.ts';
import type { Job } from '#kernel/server/jobs.ts';
import type { Served } from '#kernel/server/serve.ts';
import { declareWords, type AuditSentences, type Language, type SpokenWords } from '#kernel/server/words.ts';
import { features } from '#features/index.ts';

/** Loads the server room of every registered feature, and what it calls its things. */
export async function serverRooms(): Promise<Served[]> {
  await loadWords();
  return Promise.all(
    features.map(async (name) => {
      const room: { default: Served } = await import(`../../features/${name}/server/index.ts`);
      return room.default;
    }),
  );
}

/** The scheduled work of every feature that has some. */
export async function featureJobs(): Promise<Job[]> {
  const withJobs = features.filter((name) => existsSync(new URL(`../../features/${name}/server/jobs.ts`, import.meta.url)));
  const rooms = await Promise.all(
    withJobs.map(async (name) => {
      const room: { default: readonly Job[] } = await import(`../../features/${name}/server/jobs.ts`);
      return room.default;
    }),
  );
  return rooms.flat();
}

async function loadWords(): Promise<void> {
  const spoken = await Promise.all(features.map(async (name) => ({ name, no: await wordsOf(name, 'no'), en: await wordsOf(name, 'en') })));
  for (const { name, ...words } of spoken) declareWords(name, words);
}

/** Most features write into the log, and keep what takeouts hold; whoever does has these files. */
async function wordsOf(name: string, language: Language): Promise<SpokenWords> {
  const read = async <Words>(topic: string): Promise<Words | undefined> => {
    const file = `../../features/${name}/texts/${language}-${topic}.ts`;
    if (!existsSync(new URL(file, import.meta.url))) return undefined;
    const texts: Record<string, Words> = await import(file);
    return Object.values(texts)[0];
  };
  return { sentences: await read<AuditSentences>('audit'), fields: await read<FieldWords>('fields') };
}
