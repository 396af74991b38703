/** A block of portable text, as stored by the content service. */
interface WrittenBlock {
  _type: 'block';
  style: string;
  listItem?: string;
  level?: number;
  children: { _type: 'span'; text: string; marks: string[] }[];
  markDefs: { _key: string; _type: 'link'; href: string }[];
}

const styles = { '## ': 'h2', '### ': 'h3', '> ': 'blockquote' } as const;
const items = { '- ': 'bullet', '1. ': 'number' } as const;

/**
 * Portable text from paragraphs: `## ` and `### ` start headings, `- ` and `1. ` list items, `> ` a quotation;
 * inside, `**strong**` and `[words](address)`. Each block is a separate argument, so that the source reads like the page.
 */
export function textBlocks(...paragraphs: readonly string[]): WrittenBlock[] {
  return paragraphs
    .flatMap((text) => text.split('\n').map((line) => line.trim()))
    .filter(Boolean)
    .map(blockOf);
}

function blockOf(line: string): WrittenBlock {
  for (const [mark, style] of Object.entries(styles)) if (line.startsWith(mark)) return { ...wordsOf(line.slice(mark.length)), style };
  for (const [mark, listItem] of Object.entries(items))
    if (line.startsWith(mark)) return { ...wordsOf(line.slice(mark.length)), style: 'normal', listItem, level: 1 };
  return { ...wordsOf(line), style: 'normal' };
}

function wordsOf(line: string): Omit<WrittenBlock, 'style'> {
  const children: WrittenBlock['children'] = [];
  const markDefs: WrittenBlock['markDefs'] = [];
  for (const { groups } of line.matchAll(/\*\*(?<strong>[^*]+)\*\*|\[(?<words>[^\]]+)\]\((?<href>[^)]+)\)|(?<plain>.[^*[]*)/g)) {
    const { strong, words, href, plain } = groups ?? {};
    if (words !== undefined && href !== undefined) {
      const key = `link${markDefs.length}`;
      markDefs.push({ _key: key, _type: 'link', href });
      children.push({ _type: 'span', text: words, marks: [key] });
    } else children.push({ _type: 'span', text: strong ?? plain ?? '', marks: strong === undefined ? [] : ['strong'] });
  }
  return { _type: 'block', children, markDefs };
}
