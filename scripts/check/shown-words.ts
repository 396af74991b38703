import type { Finding, Syntax } from './syntax.ts';

/** Words that the texts of a language avoid, each with what is written instead. */
const avoided: Record<string, readonly [words: RegExp, instead: string][]> = {
  en: [
    [/\b(?:some|every|any)body\b/i, 'someone, everyone or anyone'],
    [/\bwhoever\b/i, 'the person who …'],
    [/(?<![-\w./@])mails?\b(?! server)/i, 'e-mail'],
    [/\bsystem administrators?\b/i, 'System Admin'],
    [/\bcontract register/i, 'Contracts'],
    [/[«»"]/, 'quotation marks like “these”'],
  ],
  no: [
    [/\bvennligst\b/i, 'the verb alone'],
    [/\bvedkommende\b/i, 'personen'],
    [/(?<![-\w./@])mails?\b/i, 'e-post'],
    [/\bavtaleregister/i, 'Avtaler'],
    [/\bhjemmesiden\b/i, 'forsiden'],
    [/\barbeider (?:her|i virksomheten)\b/i, 'jobber'],
    [/[“”"]/, 'quotation marks like «these»'],
  ],
};

/** Words and quotation marks in the texts of either language that have a better one (STYLE.md, "Texts"). */
export function shownWords(path: string, syntax: Syntax): Finding[] {
  const language = /^src\/.*\/texts\/(en|no)(?:-[a-z-]+)?\.ts$/.exec(path)?.[1];
  return syntax.nodes.flatMap((node) => {
    const text = node.type === 'StringLiteral' ? node['value'] : node.type === 'TemplateElement' ? node['cooked'] : undefined;
    const found = (avoided[language ?? ''] ?? []).find(([words]) => typeof text === 'string' && words.test(text));
    return found ? [{ line: syntax.lineOf(node), problem: `"${String(text)}" uses a word that texts avoid: write ${found[1]}` }] : [];
  });
}
