import { existsSync } from 'node:fs';
import { features } from '#features/index.ts';
import { enAudit } from '#kernel/texts/en-audit.ts';
import { noAudit } from '#kernel/texts/no-audit.ts';
import { plainSentence } from './rules/plain-sentence.ts';

/** What a feature says of its lines: `texts/no-audit.ts`, which the web reads too (kernel/web/audit-words.ts). */
interface Sentences {
  changed: Readonly<Record<string, string>>;
  actions: Readonly<Record<string, string>>;
}

const languages = ['no', 'en'] as const;
type Language = (typeof languages)[number];

const common = { no: noAudit, en: enAudit } as const;
const rooms = { no: await roomsIn('no'), en: await roomsIn('en') };

/** By feature's name; found by their file, as the register finds server rooms. */
async function roomsIn(language: Language): Promise<Map<string, Sentences>> {
  const written = features.filter((name) => existsSync(new URL(`../../${name}/texts/${language}-audit.ts`, import.meta.url)));
  const loaded = written.map(async (name) => {
    const file = `#features/${name}/texts/${language}-audit.ts`;
    // The register's feature has this file, and its one export are the sentences.
    const texts = (await import(file)) as Record<string, Sentences>;
    return [name, Object.values(texts)[0] ?? { changed: {}, actions: {} }] as const;
  });
  return new Map(await Promise.all(loaded));
}

/** A line as far as its sentence needs it; names are those that are shown. */
export interface Told {
  action: string;
  entity: string;
  by: 'person' | 'support' | 'system';
  actor: string | undefined;
  subject: string | undefined;
  isOwn: boolean;
  what: string | null;
}

/** Who did what to whom, for a file; the screen says it by the same texts. */
export function sentenceOf(line: Told, language: Language): string {
  const words = common[language];
  const actor = line.by === 'support' ? words.support : line.by === 'system' || !line.actor ? words.system : line.actor;
  const subject = line.isOwn ? words.themselves : (line.subject ?? words.somebody);
  const values = { actor, subject, what: line.what ?? words.erased, whose: line.isOwn ? 'own' : 'other' };
  return plainSentence(templateOf(line, language) ?? words.other, values);
}

function templateOf({ action, entity }: Pick<Told, 'action' | 'entity'>, language: Language): string | undefined {
  const [feature = '', name = ''] = action.split('.');
  const actions = rooms[language].get(feature)?.actions;
  const changed = [...rooms[language].values()].find((room) => Object.hasOwn(room.changed, entity))?.changed[entity];
  return actions?.[`${name}_${entity}`] ?? actions?.[name] ?? changed;
}

/** The calls whose sentences have this text in them, without names. */
export function actionsSaying(text: string, language: Language): string[] {
  const sought = text.toLocaleLowerCase();
  const nobody = { actor: '', subject: '', what: '', whose: 'other' };
  return [...rooms[language]].flatMap(([feature, { actions }]) =>
    Object.entries(actions).flatMap(([name, template]) =>
      plainSentence(template, nobody).toLocaleLowerCase().includes(sought) ? [`${feature}.${name.split('_')[0] ?? name}`] : [],
    ),
  );
}
