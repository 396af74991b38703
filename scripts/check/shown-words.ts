import { isNode, isObject, type Finding, type Node, type Syntax } from './syntax.ts';

/** Words that the texts of a language avoid, each with what is written instead. */
const avoided: Record<string, readonly [words: RegExp, instead: string][]> = {
  en: [
    [/\b(?:some|every|any)body\b/i, 'someone, everyone or anyone'],
    [/\bwhoever\b/i, 'the person who …'],
    [/(?<![-\w./@])mails?\b(?! server)/i, 'e-mail'],
    [/\bsystem administrators?\b/i, 'System Admin'],
    [/\bcontract register/i, 'Contracts'],
    [/\btwo-step verification/i, 'two-step sign-in'],
    [/\bGDPR protocol/i, 'the record of processing activities'],
    [/\btreatments?\b/i, 'processing activity'],
    [/\bprocessing agreements?\b|(?<!data )\bprocessor agreements?\b/i, 'data processor agreement'],
    [/\bemergency contacts?\b/i, 'next of kin'],
    [/\bdocs\/|\.md\b/, 'where it stands in the product'],
    [/[«»"]/, 'quotation marks like “these”'],
  ],
  no: [
    [/\bvennligst\b/i, 'the verb alone'],
    [/(?<![-\w./@])mails?\b/i, 'e-post'],
    [/\bavtaleregister/i, 'Avtaler'],
    [/\btotrinnsbekreftelse/i, 'totrinnspålogging'],
    [/\bny signering\b|\bsignering(?:er|ene)\b/i, 'signeringsforespørsel'],
    [/\bstart og slutt\b/i, 'onboarding og offboarding'],
    [/\be-post jobb\b/i, 'jobb-e-post'],
    [/\bteamleder/i, 'leder'],
    [/\bvedkommende\b/i, 'personen'],
    [/\bnullstill/i, 'tilbakestill'],
    [/\bhjemmesiden\b/i, 'forsiden'],
    [/\barbeider (?:her\b|i virksomheten\b|den dagen|\{days\})/i, 'jobber'],
    [/\bprotokoll(?:en)? over behandlingsaktiviteter/i, 'behandlingsprotokoll'],
    [/\bdocs\/|\.md\b/, 'where it stands in the product'],
    [/[“”"]/, 'quotation marks like «these»'],
  ],
};

/** Words and quotation marks in the texts of either language that have a better one (STYLE.md, "Texts"). */
export function shownWords(path: string, syntax: Syntax): Finding[] {
  if (/\.test\.tsx?$|\/testing\/|^src\/product-tests\//.test(path)) return [];
  const language = /^src\/.*\/texts\/(en|no)(?:-[a-z-]+)?\.ts$/.exec(path)?.[1];
  const spoken = language ? syntax.nodes.map((node) => [language, node] as const) : pairsIn(syntax);
  return spoken.flatMap(([spokenIn, node]) => {
    const text = node.type === 'StringLiteral' ? node['value'] : node.type === 'TemplateElement' ? node['cooked'] : undefined;
    const found = (avoided[spokenIn] ?? []).find(
      ([words]) => typeof text === 'string' && !/^(?:\.{1,2}\/|#\w)/.test(text) && words.test(text),
    );
    return found ? [{ line: syntax.lineOf(node), problem: `"${String(text)}" uses a word that texts avoid: write ${found[1]}` }] : [];
  });
}

/** What stands under `no:` or `en:` outside the texts: content, titles of pages, templates. */
function pairsIn({ nodes }: Syntax): (readonly [language: string, node: Node])[] {
  return nodes.flatMap(({ type, properties }) =>
    type !== 'ObjectExpression' || !Array.isArray(properties)
      ? []
      : properties.filter(isObject).flatMap(({ key, value }) => {
          const language = isObject(key) ? key['value'] : undefined;
          return language === 'no' || language === 'en' ? within(value).map((node) => [language, node] as const) : [];
        }),
  );
}

function within(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(within);
  if (!isObject(value)) return [];
  const own = isNode(value) && /^(?:StringLiteral|TemplateElement)$/.test(value.type) ? [value] : [];
  return [...own, ...Object.entries(value).flatMap(([member, child]) => (member === 'span' ? [] : within(child)))];
}
