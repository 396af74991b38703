import type { Language } from '#kernel/contract/locale.ts';
import { fetchPart } from '#kernel/web/parts.ts';
import type { TextLoader } from '#kernel/web/texts.ts';

type Messages = Record<string, unknown>;
type File = Record<string, Messages>;
type Files = Record<string, () => Promise<File>>;

const features: Files = import.meta.glob<File>('../../features/*/texts/{en,no}{,-home,-later}.ts');
const kernel: Files = import.meta.glob<File>('../../kernel/texts/{en,no}.ts');
const app: Files = import.meta.glob<File>('./texts/{en,no}{,-palette,-later}.ts');
const rights: Files = import.meta.glob<File>('./rights-texts/{en,no}.ts');
const leaving: Files = import.meta.glob<File>('./leaving-texts/{en,no}.ts');

/** Loads texts: one file per feature and language, loaded with the first page of the feature. `people/home` has the texts of people for the home page, `app/palette` those of the palette, `app/later` those of what few visits show, `subscription/later` those of the end of a trial. */
export const loadRoom: TextLoader = async (room, language) => {
  const file = fileOf(room, language);
  const texts = file && (await fetchPart(file))[language];
  if (!texts) throw new Error(`There is no text file for ${room} in ${language}.`);
  return texts;
};

function fileOf(room: string, language: Language): Files[string] | undefined {
  if (room === 'leaving') return leaving[`./leaving-texts/${language}.ts`];
  if (room === 'rights') return rights[`./rights-texts/${language}.ts`];
  if (room === 'kernel') return kernel[`../../kernel/texts/${language}.ts`];
  const [feature, part] = room.split('/');
  const file = `texts/${language}${part ? `-${part}` : ''}.ts`;
  return feature === 'app' ? app[`./${file}`] : features[`../../features/${feature}/${file}`];
}
