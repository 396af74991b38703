import { existsSync } from 'node:fs';
import type { Rights, RightsTexts } from '#kernel/contract/rights.ts';
import type { FieldWords } from '#kernel/contract/texts.ts';
import { add, type Contribution } from '#kernel/server/registers.ts';
import type { ServedFeature } from '#kernel/server/serve.ts';
import { featureWords, type AuditSentences, type Language, type FeatureWords } from '#kernel/server/words.ts';
import type { FeatureContent } from '#kernel/contract/content.ts';
import { featureContent } from '#kernel/server/feature-content.ts';
import { features } from '#features/index.ts';

/** Loads the server module of every registered feature, with its words and its content. */
export async function serverRooms(): Promise<ServedFeature[]> {
  return Promise.all(
    featuresWithServer().map(async (name) => {
      const room: { default: ServedFeature } = await import(`../../features/${name}/server/index.ts`);
      const words = add(featureWords, { no: await wordsOf(name, 'no'), en: await wordsOf(name, 'en') });
      return { ...room.default, contributions: [...room.default.contributions, words, ...(await contentOf(name))] };
    }),
  );
}

/** Features with a server folder: those with only shared words have none. */
function featuresWithServer(): string[] {
  return features.filter((name) => existsSync(new URL(`../../features/${name}/server/index.ts`, import.meta.url)));
}

async function contentOf(name: string): Promise<Contribution[]> {
  const file = `../../features/${name}/content/index.ts`;
  if (!existsSync(new URL(file, import.meta.url))) return [];
  const room: { content: FeatureContent } = await import(file);
  return [add(featureContent, room.content)];
}

/** Most features write to the log and have takeout data; those that do have these files. */
async function wordsOf(name: string, language: Language): Promise<FeatureWords> {
  const read = async <Words>(topic: string): Promise<Words | undefined> => {
    const file = `../../features/${name}/texts/${language}-${topic}.ts`;
    if (!existsSync(new URL(file, import.meta.url))) return undefined;
    const texts: Record<string, Words> = await import(file);
    return Object.values(texts)[0];
  };
  return {
    sentences: await read<AuditSentences>('audit'),
    fields: await read<FieldWords>('fields'),
    rights: await read<RightsTexts<Rights>>('rights'),
  };
}
